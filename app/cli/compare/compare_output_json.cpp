#include "app/cli/compare/compare_output.h"

#include <algorithm>
#include <array>

#include <nlohmann/json.hpp>

#include "app/cli/forecast/noise_output.h"
#include "app/cli/output/notes.h"
#include "app/cli/output/output.h"
#include "app/cli/output/table_output.h"
#include "core/stats/changes/change_rates.h"
#include "core/stats/changes/mann_whitney.h"
#include "core/stats/ratio.h"
#include "core/stats/sample.h"
#include "widgets/present/compare/compare_tables.h"

namespace greyscope::app::cli {

using Json = nlohmann::ordered_json;

namespace {

Json intervalJson(const std::optional<stats::Interval>& interval) {
    return interval ? Json{interval->low, interval->high} : Json();
}

stats::Moments momentsOf(const stats::Repeats& repeats) {
    return repeats.summed ? *repeats.summed : stats::momentsOf(repeats.values);
}

/// Returns the data of one side that the table of cells lacks.
Json sideJson(const stats::Repeats& repeats) {
    std::vector<double> ascending = repeats.values;
    std::sort(ascending.begin(), ascending.end());
    const stats::Moments moments = momentsOf(repeats);
    return {{"values", repeats.values},
            {"mean", moments.mean},
            {"sd", moments.count > 1 ? Json(moments.deviation) : Json()},
            {"median", ascending.empty() ? Json() : Json(stats::medianOf(ascending))},
            {"min", ascending.empty() ? Json() : Json(ascending.front())},
            {"max", ascending.empty() ? Json() : Json(ascending.back())},
            {"interval", intervalJson(repeats.interval)}};
}

/// Returns the ratio of means with the spread of single runs, as hyperfine prints it.
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

/// Returns U of the run before, with R's p-value, which Google Benchmark's compare.py also prints when it does not
/// count all orders; null for aggregated values.
Json ranksJson(const stats::CellChange& cell) {
    if (cell.before.values.empty() || cell.after.values.empty()) {
        return {};
    }
    const stats::RankTest asR = stats::mannWhitney(cell.before.values, cell.after.values, stats::RankRule::r);
    const stats::RankTest normal = stats::normalRankTest(cell.before.values, cell.after.values, true);
    return {{"u", asR.u}, {"ties", asR.ties}, {"p_r", asR.twoSided}, {"p_normal", normal.twoSided}};
}

Json runJson(const stats::RunAccount& run) {
    return {{"name", run.name}, {"left_out", leftOutJson(run.leftOut)}, {"cells_alone", run.cellsAlone}};
}

Json rateJson(const stats::Comparison& comparison) {
    const auto rate = stats::changeRateOf(comparison);
    return rate ? Json{{"repeats", rate->repeats}, {"spreads", rate->times}, {"rate", rate->rate}} : Json();
}

Json gateJson(const JudgedComparison& judged) {
    if (!judged.asked) {
        return {};
    }
    const stats::CellCount count = stats::countCells(judged.comparison);
    const std::array<const char*, 3> ends{"passed", "failed", "undecided"};
    return {{"end", ends[static_cast<std::size_t>(judged.outcome.end)]},
            {"exit_code", exitCode(judged.outcome.end)},
            {"cells", count.all},
            {"cells_untested", count.untested},
            {"max_undecided", judged.gate.maxUndecided},
            {"reason", judged.outcome.untested}};
}

}  // namespace

Json compareJson(const JudgedComparison& judged) {
    const stats::Comparison& comparison = judged.comparison;
    const stats::CompareOptions& options = comparison.options;
    const stats::ChangeOptions& how = options.change;
    Json json{{"value", options.value},
              {"unit", comparison.unit},
              {"better", options.better ? Json(base::nameOf(stats::betterNames(), *options.better)) : Json()},
              {"better_is_known", comparison.betterIsKnown()},
              {"headline", headline(comparison)},
              {"match", options.match},
              {"margin", how.margin},
              {"confidence", how.confidence},
              {"test", base::nameOf(stats::changeTestNames(), how.test)},
              {"interval", base::nameOf(stats::changeIntervalNames(), how.test == stats::ChangeTest::mannWhitney
                                                                          ? stats::ChangeInterval::bootstrap
                                                                          : how.interval)},
              {"simulated_share_of_repeats", how.isDrawn() ? drawnShareJson() : Json()},
              {"simulated_error_rate", rateJson(comparison)},
              {"adjust", base::nameOf(stats::adjustmentNames(), how.adjustment)},
              {"draws", how.draws},
              {"seed", how.seed}};
    json["overall"] = jsonRows(widgets::overallChange(comparison)).front();
    json["overall"].erase("level");
    json["grouped_by"] = comparison.groupedBy;
    json["groups"] = jsonRows(widgets::changedGroups(comparison));
    json["cells"] = jsonRows(widgets::changedCells(comparison));
    for (std::size_t i = 0; i < comparison.cells.size(); ++i) {
        const stats::CellChange& cell = comparison.cells[i];
        Json& entry = json["cells"][i];
        entry["before"].update(sideJson(cell.before));
        entry["after"].update(sideJson(cell.after));
        entry["spread_ratio"] = spreadJson(cell);
        if (how.test == stats::ChangeTest::mannWhitney) {
            entry["ranks"] = ranksJson(cell);
        }
    }
    json["cells_with_one_repeat"] = comparison.oneRepeat;
    json["cells_not_positive"] = comparison.notPositive;
    json["cells_without_spread"] = comparison.noSpread;
    json["cells_summed_up"] = comparison.summedUp;
    json["cells_beyond_numbers"] = comparison.beyondNumbers;
    json["cells_with_few_ranks"] = comparison.fewRanks;
    json["mean_cv"] = numberOrNull(comparison.meanVariation);
    json["mixed"] = comparison.mixed;
    json["spreads_left_out"] = comparison.spreads ? comparison.spreads->values : std::vector<std::string>();
    json["before"] = runJson(comparison.before);
    json["after"] = runJson(comparison.after);
    json["fail_if"] = Json::array();
    for (std::size_t i = 0; i < judged.outcome.rules.size(); ++i) {
        const FailRule::Outcome& rule = judged.outcome.rules[i];
        json["fail_if"].push_back(
            {{"rule", judged.gate.rules[i].text}, {"failed", rule.failed}, {"words", rule.words}});
    }
    json["gate"] = gateJson(judged);
    return json;
}

}  // namespace greyscope::app::cli
