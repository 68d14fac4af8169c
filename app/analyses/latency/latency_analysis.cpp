#include "app/analyses/latency/latency_analysis.h"

#include "app/analyses/latency/latency_run.h"
#include "app/study/choices/latency_options.h"
#include "widgets/present/latency/latency_curves.h"
#include "widgets/present/latency/latency_tables.h"
#include "widgets/present/words/number_text.h"

namespace greyscope::app {

using widgets::Words;

std::vector<FigureName> LatencyAnalysis::figureNames() {
    return {{kCurve, Words::tr("Latency by percentile")},
            {kTable, Words::tr("Percentiles")},
            {kShift, Words::tr("Ratio of two runs by percentile")},
            {kHeat, Words::tr("Latency over time")},
            {kOverTime, Words::tr("Percentiles over time")}};
}

std::variant<LatencyRequest, widgets::Empty> LatencyAnalysis::request(const Study& study,
                                                                      const WantedFigures& /*wanted*/) {
    if (auto request = latencyRequest(study)) {
        return std::move(*request);
    }
    return latencyNeeds(study);
}

base::Expected<widgets::LatencyResult> LatencyAnalysis::run(const Request& request, base::Progress& progress) {
    return latenciesOf(request, progress);
}

std::vector<TableAccount> LatencyAnalysis::accounts(const Request& request, base::Progress& /*progress*/) {
    std::vector<TableAccount> all;
    for (const LatencyTable& table : request.tables) {
        auto account = data::accountOf(*table.dataset, {}, table.layout.runs, {}, {table.layout.value});
        if (account) {
            all.push_back({std::move(*account), request.tables.size() > 1 ? table.name : std::string()});
        }
    }
    return all;
}

FigureData LatencyAnalysis::data(const Shown& shown) {
    FigureData data;
    for (const LatencyTable& table : shown.request.tables) {
        data.tables.push_back(table.name);
    }
    data.quantity = shown.request.tables.front().layout.value;
    for (const widgets::LatencyAccount& account : shown.result->accounts) {
        data.share.rows += account.leftOut.rowsUsed();
        data.share.allRows += account.leftOut.rows;
    }
    return data;
}

AnalysisFigures LatencyAnalysis::figures(const Shown& shown, const WantedFigures& wanted) {
    const Result& result = *shown.result;
    AnalysisFigures all{kPage, conventions(shown.study, &result), widgets::latencyRemarks(result), {}, false};
    const auto add = [&](const char* name, bool exists, auto make) {
        if (isWanted(wanted, name) && exists) {
            all.figures.push_back({name, make(), data(shown)});
        }
    };
    const bool hasTimes = !result.runs[result.overTime].blocks.blocks.empty();
    add(kCurve, true, [&] { return widgets::presentLatencies(result, shown.study.latency.curve); });
    add(kTable, true, [&] { return widgets::presentPercentiles(result); });
    add(kShift, result.shift && !result.shift->ratios.empty(), [&] { return widgets::presentLatencyShift(result); });
    add(kHeat, hasTimes, [&] { return widgets::presentLatencyHeat(result); });
    add(kOverTime, hasTimes, [&] { return widgets::presentLatencyOverTime(result); });
    return all;
}

std::vector<Convention> LatencyAnalysis::conventions(const Study& study, const Result* result) {
    std::vector<Convention> list{{Words::tr("Percentile"), Words::tr("value of rank ⌈p n⌉")},
                                 {Words::tr("Reliable from"),
                                  Words::tr("%1 values above").arg(widgets::significantText(study.latency.above, 6))}};
    if (result != nullptr && result->shift) {
        list.push_back({Words::tr("Ratio"), Words::tr("second run ÷ first run")});
    }
    return list;
}

std::vector<widgets::Table> LatencyAnalysis::tables(const Shown& shown) {
    std::vector<widgets::Table> all{widgets::percentileTable(*shown.result)};
    if (shown.result->shift && !shown.result->shift->ratios.empty()) {
        all.push_back(widgets::shiftTable(*shown.result));
    }
    return all;
}

}  // namespace greyscope::app
