#include "app/analyses/relative/relative_analysis.h"

#include <utility>

#include "app/analyses/convention.h"
#include "widgets/present/next/next_present.h"
#include "widgets/present/next/next_tables.h"
#include "widgets/present/relative/ratio_tables.h"
#include "widgets/present/relative/relative_tables.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Words;

namespace {

/// A table without rows is not a figure.
bool drawsRows(const widgets::FigureSpec& figure) {
    const auto* matrix = std::get_if<widgets::MatrixSpec>(&figure);
    return matrix == nullptr || !matrix->rows.empty();
}

/// Collects the wanted figures of a result in the order of the page.
class RelativeFigureList {
public:
    RelativeFigureList(AnalysisFigures& all, const RelativeAnalysis::Shown& shown, const WantedFigures& wanted)
        : m_all(all), m_data(RelativeAnalysis::data(shown)), m_wanted(wanted) {}

    /// `make` returns the figure.
    template <class Make>
    void add(const char* name, Make make) {
        if (isWanted(m_wanted, name)) {
            if (widgets::FigureSpec figure = make(); drawsRows(figure)) {
                m_all.figures.push_back({name, std::move(figure), m_data});
            }
        }
    }
    /// Adds a figure that was requested in addition to those of the pair; `make` builds it from its result.
    template <class Result, class Make>
    void addAsked(const char* name, const std::optional<base::Expected<Result>>& result, Make make) {
        if (!result || !isNamed(m_wanted, name)) {
            return;
        }
        if (*result) {
            add(name, [&]() -> widgets::FigureSpec { return make(**result); });
        } else {
            m_all.missing = failureText(result->error());
        }
    }

private:
    AnalysisFigures& m_all;
    FigureData m_data;
    const WantedFigures& m_wanted;
};

}  // namespace

std::vector<FigureName> RelativeAnalysis::figureNames() {
    return {{kTree, Words::tr("Ratio of two series")},
            {kGrid, Words::tr("Factor grid with the splits of the tree")},
            {kCurve, Words::tr("Does splitting help?")},
            {kLevels, Words::tr("Error by factor level")},
            {kWorst, Words::tr("Worst cells")},
            {kMetrics, Words::tr("Errors of every metric"), true},
            {kScenarios, Words::tr("Scenarios"), true},
            {kCounts, Words::tr("How the cells were matched")},
            {kRemainder, Words::tr("Cells without a partner or with repeats")},
            {kNextList, Words::tr("What to measure next"), true},
            {kNextGrid, Words::tr("Cells to measure next"), true},
            {kNextCurve, Words::tr("Does choosing help?"), true}};
}

std::variant<RelativeAsked, widgets::Empty> RelativeAnalysis::request(const Study& study, const SeriesCatalog& catalog,
                                                                      const WantedFigures& wanted) {
    auto pair = relativeRequest(study, catalog);
    if (!pair) {
        return relativeNeeds(study, catalog);
    }
    RelativeAsked asked{std::move(*pair)};
    if (asked.pair.whyNoSeries) {
        return asked;
    }
    if (isNamed(wanted, kMetrics)) {
        asked.metrics = metricsOf(asked.pair, study);
    }
    if (isNamed(wanted, kScenarios)) {
        asked.scenarios = ScenariosAnalysis::request(asked.pair, study, catalog);
    }
    if (isNamed(wanted, kNextList) || isNamed(wanted, kNextGrid) || isNamed(wanted, kNextCurve)) {
        asked.next = NextAnalysis::request(asked.pair, study);
    }
    return asked;
}

MetricRequest RelativeAnalysis::metricsOf(const RelativeRequest& pair, const Study& study) {
    const StudyTable* table = study.activeTable();
    return {pair, table && !table->wide ? table->roles.metrics : std::vector<std::string>()};
}

base::Expected<RelativeShown> RelativeAnalysis::run(const Request& request, base::Progress& progress) {
    auto pair = relativeFigures(request.pair, progress);
    if (!pair) {
        return tl::unexpected(std::move(pair.error()));
    }
    return withDetails({std::move(*pair)}, request, progress);
}

RelativeShown RelativeAnalysis::withDetails(Result result, const Request& request, base::Progress& progress) {
    if (request.metrics && !result.metrics) {
        result.metrics = runMetrics(*request.metrics, progress);
    }
    if (request.scenarios && !result.scenarios) {
        result.scenarios = ScenariosAnalysis::run(*request.scenarios, progress);
    }
    if (request.next && !result.next) {
        result.next = NextAnalysis::run(*request.next, progress);
    }
    return result;
}

AnalysisFigures RelativeAnalysis::figures(const Shown& shown, const WantedFigures& wanted) {
    const RelativeShown& result = *shown.result;
    AnalysisFigures all{kPage, conventions(shown.study, &result), {}, {}};
    RelativeFigureList list(all, shown, wanted);
    if (result.result) {
        all.remarks = remarks(*result.result, shown.request.pair.names);
        list.add(kTree, [&] { return result.tree; });
        list.add(kGrid, [&] { return widgets::factorGrid(*result.parts, gridChoice(result, shown.study.relative)); });
        list.add(kCurve, [&] { return result.curve; });
        list.add(kLevels, [&] { return result.levels; });
        list.add(kWorst, [&] { return result.worst; });
    }
    list.addAsked(kMetrics, result.metrics, widgets::metricErrors);
    list.addAsked(kScenarios, result.scenarios, widgets::scenarioErrors);
    if (result.result) {
        list.add(kCounts, [&] { return result.counts; });
        list.add(kRemainder, [&] { return result.remainder; });
    }
    list.addAsked(kNextList, result.next, widgets::nextList);
    list.addAsked(kNextGrid, result.next, widgets::nextGrid);
    if (result.next && *result.next && !(*result.next)->replay) {
        all.missing = isNamed(wanted, kNextCurve) ? NextAnalysis::curveNeeds(**result.next) : all.missing;
    } else {
        list.addAsked(kNextCurve, result.next, [](const auto& next) { return widgets::learningChart(*next.replay); });
    }
    return all;
}

FigureData RelativeAnalysis::data(const Shown& shown) {
    const RelativeShown& result = *shown.result;
    const data::LeftOut* account = result.result                 ? &result.result->table.account
                                   : result.next && *result.next ? &(*result.next)->account
                                                                 : nullptr;
    return dataOf(shown.study.activeTable(), shown.request.pair.query, account);
}

std::vector<Convention> RelativeAnalysis::conventions(const Study& study, const Result* result) {
    const relative::RelativeResult* calculated = result ? result->result.get() : nullptr;
    std::vector<Convention> all = relativeConventions(study, calculated);
    addAggregation(all, study, calculated ? &calculated->table.account : nullptr);
    return all;
}

std::vector<widgets::Remark> RelativeAnalysis::remarks(const relative::RelativeResult& result,
                                                       const widgets::RelativeNames& names) {
    using Kind = widgets::Remark::Kind;
    return {{"honest", Kind::look, widgets::honestSentence(result)},
            {"doubt", Kind::info, widgets::doubtSentence(result, names),
             result.table.repetitions.empty() ? "" : "--predictors"},
            {"intervals", Kind::info, widgets::intervalSentence(result),
             relative::mediansWithoutInterval(result) ? "--interval bootstrap" : ""}};
}

std::vector<widgets::Table> RelativeAnalysis::tables(const Shown& shown) {
    const RelativeShown& result = *shown.result;
    std::vector<widgets::Table> all;
    if (result.result) {
        all = {widgets::predictedCells(*result.result), widgets::modelErrors(*result.result),
               widgets::levelErrorTable(*result.result)};
    }
    if (result.metrics && *result.metrics) {
        all.push_back(widgets::metricTable(**result.metrics));
    }
    if (result.scenarios && *result.scenarios) {
        all.push_back(widgets::scenarioTable(**result.scenarios));
    }
    if (result.next && *result.next) {
        const NextAnalysis::Result& next = **result.next;
        all.push_back(next.replay ? widgets::learningCurves(*next.replay) : widgets::suggestedCells(next));
    }
    return all;
}

}  // namespace greyscope::app
