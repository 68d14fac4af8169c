#include "app/cli/compare_output.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include <nlohmann/json.hpp>

#include "app/cli/noise_output.h"
#include "app/cli/notes.h"
#include "app/cli/output.h"
#include "core/base/text.h"
#include "core/stats/mann_whitney.h"
#include "core/stats/ratio.h"
#include "core/stats/sample.h"
#include "widgets/present/noise_text.h"

namespace greyscope::app::cli {

using Json = nlohmann::ordered_json;
using Rows = std::vector<std::vector<std::string>>;

namespace {

std::string fixed(double value, int digits) {
    std::array<char, 400> buffer{};
    const auto end =
        std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::fixed, digits);
    const std::string text(buffer.data(), end.ptr);
    const bool isMinusZero = text.front() == '-' && text.find_first_not_of("-0.") == std::string::npos;
    return isMinusZero ? text.substr(1) : text;
}

/// "+3.2 %", "-" where there is none.
std::string change(const std::optional<double>& share) {
    if (!share) {
        return "-";
    }
    const std::string text = percent(*share);
    return *share > 0.0 && text.front() != '-' && text != percent(0.0) ? "+" + text : text;
}

std::string range(const std::optional<stats::Interval>& interval) {
    return interval ? change(interval->low) + " ... " + change(interval->high) : "-";
}

std::string probability(const std::optional<double>& p) {
    return !p ? "-" : *p < 0.0001 ? "< 0.0001" : fixed(*p, 4);
}

std::string verdictName(stats::Verdict verdict) {
    return base::nameOf(stats::verdictNames(), verdict);
}

std::string cellName(const stats::CellChange& cell) {
    return base::joined(cell.labels, " × ");
}

Rows cellRows(const stats::Comparison& comparison, const std::vector<std::size_t>& which) {
    Rows rows{{"cell", "before", "after", "n", "change", "interval", "adjusted p", "verdict"}};
    for (const std::size_t i : which) {
        const stats::CellChange& cell = comparison.cells[i];
        rows.push_back({cellName(cell), shortNumber(cell.before.centre), shortNumber(cell.after.centre),
                        std::to_string(cell.before.count) + "+" + std::to_string(cell.after.count), change(cell.change),
                        range(cell.interval), probability(cell.adjustedP), verdictName(cell.verdict)});
    }
    return rows;
}

std::string meanLine(const stats::MeanChange& mean) {
    return change(mean.change) + " (" + range(mean.interval) + (mean.overCells ? ", over the cells" : "") + "), " +
           verdictName(mean.verdict);
}

Rows groupRows(const stats::Comparison& comparison) {
    Rows rows{{comparison.groupedBy, "cells", "change", "interval", "worse", "better", "equal", "undecided"}};
    for (const stats::MeanChange& group : comparison.groups) {
        rows.push_back({group.name, std::to_string(group.cells), change(group.change), range(group.interval)});
        for (const std::size_t count : group.verdicts) {
            rows.back().push_back(std::to_string(count));
        }
    }
    return rows;
}

bool drawn(const stats::ChangeOptions& how) {
    return how.test == stats::ChangeTest::mannWhitney || how.interval == stats::ChangeInterval::bootstrap;
}

std::string conventions(const stats::CompareOptions& options) {
    const stats::ChangeOptions& how = options.change;
    const bool ranks = how.test == stats::ChangeTest::mannWhitney;
    const std::string margin =
        how.margin > 0.0 ? "-" + percent(how.margin) + " ... +" + percent(how.margin) : std::string("no change");
    std::string text = ranks ? "Change: ratio of medians. Test: Mann-Whitney, of any change"
                             : "Change: ratio of geometric means. Test: Welch on logarithms, against " + margin;
    text += ". Intervals: " + percent(how.confidence) + ", " +
            (drawn(how) ? "BCa of " + std::to_string(how.draws) + " draws, seed " + std::to_string(how.seed)
                        : std::string("Welch"));
    text += ranks ? "; of each median (--format json) two of its values with at least that, as benchstat" : "";
    text += ". Adjusted: " + base::nameOf(stats::adjustmentNames(), how.adjustment) + ", at " +
            percent(1.0 - how.confidence) + ".\n";
    return text + (drawn(how) ? widgets::fewDrawnSentence().toStdString() + "\n" : std::string());
}

std::string counted(std::size_t count, const std::string& one, const std::string& many) {
    return std::to_string(count) + " " + (count == 1 ? one : many);
}

/// What keeps cells from a verdict.
std::string doubts(const stats::Comparison& comparison) {
    std::string text;
    if (comparison.oneRepeat > 0) {
        text += counted(comparison.oneRepeat, "cell has", "cells have") +
                " no interval: one measurement on a side, and a test needs two.\n";
    }
    if (comparison.notPositive > 0) {
        text += counted(comparison.notPositive, "cell has", "cells have") +
                " values that are not above 0: their ratio is not defined.\n";
    }
    if (comparison.beyondNumbers > 0) {
        text += counted(comparison.beyondNumbers, "cell has", "cells have") +
                " values too far apart for a ratio: check their units.\n";
    }
    if (comparison.noSpread > 0) {
        text += counted(comparison.noSpread, "cell does", "cells do") +
                " not differ between repeats: decided by the change itself.\n";
    }
    if (comparison.summedUp > 0) {
        text += counted(comparison.summedUp, "cell was", "cells were") +
                " summed up before arriving, and ranks are of measurements: use --test welch.\n";
    }
    if (!comparison.mixed.empty()) {
        text += "Rows of a cell differ in " + base::joined(comparison.mixed, ", ") +
                ", which is not matched by: they are taken for repeats.\n";
    }
    if (!comparison.betterIsKnown) {
        text += "Whether more or less of " + comparison.options.value +
                " is better tells neither its unit nor its name; taken: more (--better).\n";
    }
    return text;
}

std::string aloneText(const stats::RunAccount& run) {
    constexpr std::size_t kNamed = 10;
    if (run.cellsAlone.empty()) {
        return {};
    }
    const std::vector<std::string> named(
        run.cellsAlone.begin(),
        run.cellsAlone.begin() + static_cast<std::ptrdiff_t>(std::min(kNamed, run.cellsAlone.size())));
    const std::size_t more = run.cellsAlone.size() - named.size();
    return "Only " + run.name + " has: " + base::joined(named, "; ") +
           (more > 0 ? "; " + std::to_string(more) + " more" : "") + "\n";
}

std::string accountText(const stats::RunAccount& run) {
    const std::string leftOut = leftOutText(run.leftOut);
    return run.name + ". " + rowsText(run.leftOut) + "\n" + (leftOut.empty() ? leftOut : leftOut + "\n") +
           aloneText(run);
}

Json intervalJson(const std::optional<stats::Interval>& interval) {
    return interval ? Json{interval->low, interval->high} : Json();
}

stats::Moments momentsOf(const stats::Repeats& repeats) {
    return repeats.summed ? *repeats.summed : stats::momentsOf(repeats.values);
}

Json sideJson(const stats::Repeats& repeats) {
    std::vector<double> ascending = repeats.values;
    std::sort(ascending.begin(), ascending.end());
    const stats::Moments moments = momentsOf(repeats);
    return {{"values", repeats.values},
            {"n", repeats.count},
            {"mean", moments.mean},
            {"sd", moments.count > 1 ? Json(moments.deviation) : Json()},
            {"median", ascending.empty() ? Json() : Json(stats::medianOf(ascending))},
            {"min", ascending.empty() ? Json() : Json(ascending.front())},
            {"max", ascending.empty() ? Json() : Json(ascending.back())},
            {"centre", repeats.centre},
            {"interval", intervalJson(repeats.interval)},
            {"cv", numberOrNull(repeats.variation)}};
}

/// The ratio of means with the spread of single runs, as hyperfine prints it.
Json spreadJson(const stats::CellChange& cell) {
    const stats::Moments before = momentsOf(cell.before);
    const stats::Moments after = momentsOf(cell.after);
    if (before.mean == 0.0 || after.mean == 0.0) {
        return {};
    }
    const stats::SpreadRatio spread = stats::spreadRatio(after, before);
    const bool repeated = std::min(before.count, after.count) > 1;
    return {{"ratio", spread.ratio}, {"sd", repeated ? Json(spread.deviation) : Json()}};
}

/// U of the run before, with the p of R, which Google Benchmark's compare.py has too where it does not count all
/// orders; none of what was summed up.
Json ranksJson(const stats::CellChange& cell) {
    if (cell.before.values.empty() || cell.after.values.empty()) {
        return {};
    }
    const stats::RankTest asR = stats::mannWhitney(cell.before.values, cell.after.values, stats::RankRule::r);
    const stats::RankTest normal = stats::normalRankTest(cell.before.values, cell.after.values, true);
    return {{"u", asR.u}, {"ties", asR.ties}, {"p_r", asR.twoSided}, {"p_normal", normal.twoSided}};
}

Json meanJson(const stats::MeanChange& mean) {
    Json json{{"cells", mean.cells},
              {"change", numberOrNull(mean.change)},
              {"interval", intervalJson(mean.interval)},
              {"interval_over", mean.overCells ? "cells" : "repeats"},
              {"verdict", verdictName(mean.verdict)}};
    for (const auto& [verdict, name] : stats::verdictNames()) {
        json[name] = mean.verdicts[static_cast<std::size_t>(verdict)];
    }
    return json;
}

Json runJson(const stats::RunAccount& run) {
    return {{"name", run.name}, {"left_out", leftOutJson(run.leftOut)}, {"cells_alone", run.cellsAlone}};
}

}  // namespace

std::string percent(double share) {
    const double value = 100.0 * share;
    const bool whole = std::abs(value - std::round(value)) < 1e-9 * std::max(1.0, std::abs(value));
    return fixed(value, whole ? 0 : 1) + " %";
}

std::string compareText(const stats::Comparison& comparison, const std::vector<FailRule>& rules) {
    constexpr std::size_t kShown = 10;
    const stats::CompareOptions& options = comparison.options;
    std::string text = options.value + (comparison.unit.empty() ? "" : " (" + comparison.unit + ")") + ", " +
                       base::nameOf(stats::betterNames(), *options.better) + " is better: " + comparison.after.name +
                       " against " + comparison.before.name + "\n" + std::to_string(comparison.cells.size()) +
                       " cells of " + base::joined(options.match, ", ") + "\n";
    for (const auto& [verdict, name] : stats::verdictNames()) {
        text += "  " + std::to_string(comparison.overall.verdicts[static_cast<std::size_t>(verdict)]) + " " + name;
    }
    text += "\nAll cells: " + meanLine(comparison.overall) + "\n" + conventions(options);
    if (comparison.meanVariation) {
        text += "Repeats scatter by " + percent(*comparison.meanVariation) + " (mean coefficient of variation).\n";
    }
    text += doubts(comparison) + "\n";
    if (!comparison.groups.empty()) {
        text += alignedTable(groupRows(comparison)) + "\n";
    }
    std::vector<std::size_t> order = stats::byChange(comparison);
    const std::size_t more = order.size() - std::min(kShown, order.size());
    order.resize(order.size() - more);
    text += "Cells from the worst change on" +
            (more > 0 ? "; " + std::to_string(more) + " more with --format csv" : std::string()) + "\n" +
            alignedTable(cellRows(comparison, order)) + "\n" + accountText(comparison.before) +
            accountText(comparison.after);
    for (const FailRule& rule : rules) {
        const auto outcome = rule.outcome(comparison);
        text += std::string(outcome.failed ? "Failed" : "Passed") + ": " + outcome.words + ".\n";
    }
    return text;
}

Json compareJson(const stats::Comparison& comparison, const std::vector<FailRule>& rules) {
    const stats::CompareOptions& options = comparison.options;
    const stats::ChangeOptions& how = options.change;
    Json json{{"value", options.value},
              {"unit", comparison.unit},
              {"better", base::nameOf(stats::betterNames(), *options.better)},
              {"better_is_known", comparison.betterIsKnown},
              {"match", options.match},
              {"margin", how.margin},
              {"confidence", how.confidence},
              {"test", base::nameOf(stats::changeTestNames(), how.test)},
              {"interval", base::nameOf(stats::changeIntervalNames(), how.test == stats::ChangeTest::mannWhitney
                                                                          ? stats::ChangeInterval::bootstrap
                                                                          : how.interval)},
              {"simulated_share_of_repeats", drawn(how) ? drawnShareJson() : Json()},
              {"adjust", base::nameOf(stats::adjustmentNames(), how.adjustment)},
              {"draws", how.draws},
              {"seed", how.seed}};
    json["overall"] = meanJson(comparison.overall);
    json["grouped_by"] = comparison.groupedBy;
    json["groups"] = Json::array();
    for (const stats::MeanChange& group : comparison.groups) {
        json["groups"].push_back(meanJson(group));
        json["groups"].back()["level"] = group.name;
    }
    json["cells"] = Json::array();
    for (const stats::CellChange& cell : comparison.cells) {
        json["cells"].push_back({{"labels", cell.labels},
                                 {"before", sideJson(cell.before)},
                                 {"after", sideJson(cell.after)},
                                 {"change", numberOrNull(cell.change)},
                                 {"interval", intervalJson(cell.interval)},
                                 {"p", numberOrNull(cell.p)},
                                 {"adjusted_p", numberOrNull(cell.adjustedP)},
                                 {"p_equal", numberOrNull(cell.pEqual)},
                                 {"adjusted_p_equal", numberOrNull(cell.adjustedPEqual)},
                                 {"untested", base::nameOf(stats::untestedNames(), cell.untested)},
                                 {"verdict", verdictName(cell.verdict)},
                                 {"spread_ratio", spreadJson(cell)}});
        if (comparison.options.change.test == stats::ChangeTest::mannWhitney) {
            json["cells"].back()["ranks"] = ranksJson(cell);
        }
    }
    json["cells_with_one_repeat"] = comparison.oneRepeat;
    json["cells_not_positive"] = comparison.notPositive;
    json["cells_without_spread"] = comparison.noSpread;
    json["cells_summed_up"] = comparison.summedUp;
    json["cells_beyond_numbers"] = comparison.beyondNumbers;
    json["mean_cv"] = numberOrNull(comparison.meanVariation);
    json["mixed"] = comparison.mixed;
    json["before"] = runJson(comparison.before);
    json["after"] = runJson(comparison.after);
    json["fail_if"] = Json::array();
    for (const FailRule& rule : rules) {
        const auto outcome = rule.outcome(comparison);
        json["fail_if"].push_back({{"rule", rule.text}, {"failed", outcome.failed}, {"words", outcome.words}});
    }
    return json;
}

std::string compareCsv(const stats::Comparison& comparison) {
    Rows rows{comparison.options.match};
    rows.front().insert(rows.front().end(),
                        {"before", "after", "n_before", "n_after", "cv_before", "cv_after", "change", "low", "high",
                         "p", "adjusted_p", "p_equal", "adjusted_p_equal", "untested", "verdict"});
    for (const stats::CellChange& cell : comparison.cells) {
        const auto end = [&](bool high) {
            return cell.interval ? exactNumber(high ? cell.interval->high : cell.interval->low) : std::string();
        };
        rows.push_back(cell.labels);
        rows.back().insert(
            rows.back().end(),
            {exactNumber(cell.before.centre), exactNumber(cell.after.centre), std::to_string(cell.before.count),
             std::to_string(cell.after.count), exactNumber(cell.before.variation), exactNumber(cell.after.variation),
             exactNumber(cell.change), end(false), end(true), exactNumber(cell.p), exactNumber(cell.adjustedP),
             exactNumber(cell.pEqual), exactNumber(cell.adjustedPEqual),
             base::nameOf(stats::untestedNames(), cell.untested), verdictName(cell.verdict)});
    }
    return csvTable(rows);
}

}  // namespace greyscope::app::cli
