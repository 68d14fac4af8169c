#include "app/analyses/time/time_analysis.h"

#include "app/analyses/convention.h"
#include "app/run/tally.h"
#include "app/study/choices/time_options.h"
#include "widgets/present/time/time_charts.h"
#include "widgets/present/time/time_tables.h"
#include "widgets/present/words/number_text.h"

namespace greyscope::app {

using widgets::Words;

std::vector<FigureName> TimeAnalysis::figureNames() {
    return {{kTimeline, Words::tr("Timeline")}, {kLags, Words::tr("Goes with, by lag")}};
}

std::variant<TimeRequest, widgets::Empty> TimeAnalysis::request(const Study& study, const WantedFigures& /*wanted*/) {
    return timeRequest(study);
}

base::Expected<widgets::TimeResult> TimeAnalysis::run(const Request& request, base::Progress& progress) {
    tally("timeline");
    return timeOf(request, progress);
}

FigureData TimeAnalysis::data(const Shown& shown) {
    FigureData data;
    for (const TimeTable& table : shown.request.logs) {
        data.tables.push_back(table.name);
    }
    for (const TimeTable& table : shown.request.with) {
        data.tables.push_back(table.name);
    }
    return data;
}

AnalysisFigures TimeAnalysis::figures(const Shown& shown, const WantedFigures& wanted) {
    AnalysisFigures all{kPage, conventions(shown.study, shown.result.get()), remarks(*shown.result), {}, false};
    if (isWanted(wanted, kTimeline)) {
        all.figures.push_back({kTimeline, widgets::timeCharts(*shown.result), data(shown)});
    }
    if (isWanted(wanted, kLags) && !shown.result->pairs.empty()) {
        all.figures.push_back({kLags, widgets::timeLagChart(*shown.result), data(shown)});
    } else if (isNamed(wanted, kLags)) {
        all.missing = Words::tr("There is only one quantity, which goes with no other.");
    }
    return all;
}

std::vector<Convention> TimeAnalysis::conventions(const Study& study, const Result* result) {
    std::vector<Convention> all = conventionsOf<TimeChoices>(study, &Study::time);
    if (result != nullptr) {
        all.push_back({Words::tr("Bin"), Words::tr("%1 s").arg(widgets::plainText(result->grid.width, 6))});
        all.push_back({Words::tr("Change points"), Words::tr("3 σ² ln n, ln y")});
        if (result->span) {
            all.push_back({Words::tr("Interval"), Words::tr("moving blocks, 5 s")});
        }
    }
    return all;
}

std::vector<widgets::Remark> TimeAnalysis::remarks(const Result& result) {
    return widgets::timeRemarks(result);
}

std::vector<widgets::Table> TimeAnalysis::tables(const Shown& shown) {
    std::vector<widgets::Table> tables = widgets::timeTables(*shown.result);
    std::erase_if(tables, [](const widgets::Table& table) { return table.rows.empty(); });
    return tables;
}

}  // namespace greyscope::app
