#include "app/cli/compare/compare_output.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include "app/cli/forecast/noise_output.h"
#include "app/cli/output/notes.h"
#include "app/cli/output/output.h"
#include "core/base/text.h"
#include "widgets/present/compare/compare_present.h"
#include "widgets/present/spec/invalid_marks.h"
#include "widgets/present/words/noise_text.h"

namespace greyscope::app::cli {

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

std::string cellName(const stats::CellChange& cell) {
    return base::joined(cell.labels, " × ");
}

Rows cellRows(const stats::Comparison& comparison, const std::vector<std::size_t>& which) {
    Rows rows{{"cell", "before", "after", "n", "change", "interval", "adjusted p", "verdict"}};
    for (const std::size_t i : which) {
        const stats::CellChange& cell = comparison.cells[i];
        rows.push_back({cellName(cell), shortNumber(cell.before.centre), shortNumber(cell.after.centre),
                        std::to_string(cell.before.count) + "+" + std::to_string(cell.after.count), change(cell.change),
                        range(cell.interval), probability(cell.adjustedP),
                        stats::verdictName(cell.verdict, comparison.betterIsKnown())});
    }
    return rows;
}

std::string meanLine(const stats::MeanChange& mean) {
    return "Geometric mean of the changes: " + change(mean.change) + " (" + range(mean.interval) +
           (mean.overCells ? ", over the cells" : "") + ")";
}

std::string verdictOf(const stats::Comparison& comparison, stats::Verdict verdict) {
    return stats::verdictName(verdict, comparison.betterIsKnown());
}

Rows groupRows(const stats::Comparison& comparison) {
    Rows rows{{comparison.groupedBy, "cells", "change", "interval"}};
    for (const auto& [verdict, name] : stats::verdictNames()) {
        rows.front().push_back(verdictOf(comparison, verdict));
    }
    for (const stats::MeanChange& group : comparison.groups) {
        rows.push_back({group.name, std::to_string(group.cells), change(group.change), range(group.interval)});
        for (const std::size_t count : group.verdicts) {
            rows.back().push_back(std::to_string(count));
        }
    }
    return rows;
}

std::string conventions(const stats::CompareOptions& options) {
    const stats::ChangeOptions& how = options.change;
    const bool ranks = how.test == stats::ChangeTest::mannWhitney;
    const std::string margin =
        how.margin > 0.0 ? "-" + percent(how.margin) + " ... +" + percent(how.margin) : std::string("no change");
    std::string text = ranks ? "Change: ratio of medians. Test: Mann-Whitney, of any change"
                             : "Change: ratio of geometric means. Test: Welch on logarithms, against " + margin;
    text += ". Intervals: " + percent(how.confidence) + ", " +
            (how.isDrawn() ? "BCa of " + std::to_string(how.draws) + " draws, seed " + std::to_string(how.seed)
                           : std::string("Welch"));
    text += ranks ? "; of each median (--format json) two of its values with at least that, as benchstat" : "";
    text += ". Adjusted: " + base::nameOf(stats::adjustmentNames(), how.adjustment) + ", at " +
            percent(1.0 - how.confidence) + ".\n";
    return text;
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
    if (comparison.fewRanks > 0) {
        text += counted(comparison.fewRanks, "cell has", "cells have") +
                " too few measurements for ranks: no p at this level is possible. Use --test welch or measure more "
                "often.\n";
    }
    if (comparison.noSpread > 0) {
        text += counted(comparison.noSpread, "cell does", "cells do") +
                " not differ between repeats: decided by the change itself.\n";
    }
    if (comparison.summedUp > 0) {
        text += counted(comparison.summedUp, "cell was", "cells were") +
                " summed up before arriving, and ranks are of measurements: use --test welch.\n";
    }
    const std::size_t drawn = stats::fewestDrawn(comparison);
    if (drawn > 0 && drawn < stats::kEnoughToDraw) {
        text += widgets::fewDrawnSentence().toStdString() + "\n";
    }
    if (const QString rate = widgets::changeRateSentence(stats::changeRateOf(comparison)); !rate.isEmpty()) {
        text += rate.toStdString() + "\n";
    }
    if (!comparison.mixed.empty()) {
        text += "Rows of a cell differ in " + base::joined(comparison.mixed, ", ") +
                ", which is not matched by: they are taken for repeats.\n";
    }
    if (comparison.spreads) {
        text += "Spreads, extremes and counts are no cells: left out where " + comparison.spreads->column + " is " +
                base::joined(comparison.spreads->values, ", ") + ".\n";
    }
    return text;
}

std::string aloneText(const stats::RunAccount& run) {
    constexpr std::size_t kNamed = 10;
    const std::size_t all = run.cellsAlone.size();
    if (all == 0) {
        return {};
    }
    const std::vector<std::string> named(run.cellsAlone.begin(),
                                         run.cellsAlone.begin() + static_cast<std::ptrdiff_t>(std::min(kNamed, all)));
    const std::size_t more = all - named.size();
    return counted(all, "cell", "cells") + " in " + run.name + " alone: " + base::joined(named, "; ") +
           (more > 0 ? "; " + std::to_string(more) + " more" : "");
}

std::string accountText(const stats::RunAccount& run) {
    const std::string leftOut = leftOutText(run.leftOut);
    return run.name + ". " + rowsText(run.leftOut) + "\n" + (leftOut.empty() ? leftOut : leftOut + "\n");
}

}  // namespace

std::string headline(const stats::Comparison& comparison) {
    std::string text;
    for (const auto& [verdict, name] : stats::verdictNames()) {
        const std::size_t count = comparison.overall.verdicts[static_cast<std::size_t>(verdict)];
        if (count > 0) {
            const std::string of = " of " + counted(comparison.cells.size(), "cell ", "cells ");
            text += (text.empty() ? std::to_string(count) + of : ", " + std::to_string(count) + " ") +
                    verdictOf(comparison, verdict);
        }
    }
    return text;
}

std::string unmatchedText(const stats::Comparison& comparison) {
    const std::string before = aloneText(comparison.before);
    const std::string after = aloneText(comparison.after);
    return before.empty() && after.empty()
               ? std::string()
               : "Unmatched: " + before + (before.empty() || after.empty() ? "" : ". ") + after;
}

namespace {

/// "mb_s (MB/s), more is better: after.csv against before.csv"
std::string subjectLine(const stats::Comparison& comparison) {
    const stats::CompareOptions& options = comparison.options;
    const std::string better = options.better ? base::nameOf(stats::betterNames(), *options.better) + " is better"
                                              : std::string("not known whether more or less is better (--better)");
    const bool said = comparison.unit.empty() || options.value.find(comparison.unit) != std::string::npos;
    return options.value + (said ? "" : " (" + comparison.unit + ")") + ", " + better + ": " + comparison.after.name +
           " against " + comparison.before.name + "\n";
}

/// The verdicts over cells come before the mean, which can hide them.
std::string answerText(const stats::Comparison& comparison) {
    const std::string unmatched = unmatchedText(comparison);
    const std::vector<std::string>& match = comparison.options.match;
    return (match.empty() ? "Matched by no column: all rows are one cell\n"
                          : "Matched by " + base::joined(match, ", ") + "\n") +
           (unmatched.empty() ? unmatched : unmatched + "\n") + headline(comparison) + "\n" +
           meanLine(comparison.overall) + "\n" + subjectLine(comparison);
}

std::string gateText(const Judged& judged) {
    if (!judged.asked) {
        return {};
    }
    if (judged.outcome.end == Gate::End::undecided) {
        return "Not decided: " + judged.outcome.untested + "\n";
    }
    std::string text;
    for (const FailRule::Outcome& rule : judged.outcome.rules) {
        text += std::string(rule.failed ? "Failed" : "Passed") + ": " + rule.words + ".\n";
    }
    return text;
}

}  // namespace

std::string compareText(const Judged& judged) {
    constexpr std::size_t kShown = 10;
    const stats::Comparison& comparison = judged.comparison;
    std::string text = answerText(comparison) + conventions(comparison.options);
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
    text += (comparison.betterIsKnown() ? "Cells from the worst change on" : "Cells from the lowest change on") +
            (more > 0 ? "; " + std::to_string(more) + " more with --format csv" : std::string()) + "\n" +
            alignedTable(cellRows(comparison, order)) + "\n" + accountText(comparison.before) +
            accountText(comparison.after);
    return text + gateText(judged);
}

std::string compareCsv(const stats::Comparison& comparison) {
    Rows rows{comparison.options.match};
    rows.front().insert(rows.front().end(),
                        {"before", "after", "n_before", "n_after", "cv_before", "cv_after", "change", "low", "high",
                         "p", "adjusted_p", "p_equal", "adjusted_p_equal", "untested", "verdict"});
    const bool invalid = !widgets::invalidOf(comparison).empty();
    if (invalid) {
        rows.front().emplace_back("invalid");
    }
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
             base::nameOf(stats::untestedNames(), cell.untested), verdictOf(comparison, cell.verdict)});
        if (invalid) {
            rows.back().push_back(widgets::invalidReasons(widgets::invalidOf(comparison, &cell.labels)).toStdString());
        }
    }
    return csvTable(rows);
}

}  // namespace greyscope::app::cli
