#include "app/cli/plot/plot_command.h"

#include <algorithm>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/cli/output/notes.h"
#include "app/cli/output/table_output.h"
#include "app/study/choices/trends_options.h"
#include "app/study/file/study_store.h"
#include "core/base/nearest.h"
#include "core/base/try.h"
#include "core/base/utf8.h"
#include "widgets/present/trends/trends_distribution.h"
#include "widgets/present/trends/trends_scatter.h"
#include "widgets/present/trends/trends_table.h"

namespace greyscope::app::cli {

using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

TrendsChoices usual() {
    TrendsChoices choices;
    choices.measure = Measure::absolute;
    return choices;
}

/// Returns the tables that describe a result: of its distributions or fitted curves, and of its values unless they are
/// single measurements.
std::vector<widgets::Table> tablesOf(const TrendsAnalysis::Shown& shown) {
    const TrendsChoices& choices = shown.study.trends;
    if (shown.request.samples) {
        return {widgets::distributionTable(*shown.result)};
    }
    std::vector<widgets::Table> tables;
    if (shown.request.across && choices.fit != widgets::ScatterFit::none) {
        tables.push_back(widgets::fitTable(*shown.result, choices.fit));
    }
    tables.push_back(widgets::trendTable(*shown.result));
    return tables;
}

}  // namespace

std::string PlotCommand::example() const {
    return "  greyscope plot lustre_throughput.csv --kind bars --axis threads_per_ost --value throughput_mb_s \\\n"
           "    --series case --where operation=W --panels objects_per_ost --figure bars.pdf";
}

void PlotCommand::declare(CLI::App& app) {
    m_series.declare(app);
    m_compared.declare(app, false);
    m_choices.declare(app, usual());
    app.add_option("--panels", m_panels, "Factor with a panel for each of its levels")->type_name("NAME");
    declareChoice(app, "--interval", m_intervals, stats::intervalMethodNames(),
                  "How the 95 % intervals of repeats are calculated");
    m_figure.declare(app);
    declareFormat(app, m_format);
}

Expected<std::string> PlotCommand::run(Notes& notes) {
    const TrendsChoices choices = GREYSCOPE_TRY(m_choices.onto(usual()));
    m_series.averageSharedPoints(!widgets::showsDistribution(choices.kind));
    m_series.alsoAlong(m_panels);
    m_series.drawReading();
    auto chosen = GREYSCOPE_TRY(m_series.load(m_compared.oneName(), SeriesArguments::Points::severalFactors, notes));
    GREYSCOPE_TRY(choosePanels(chosen));
    const Indices which = GREYSCOPE_TRY(m_compared.choose(chosen));
    const Study study = GREYSCOPE_TRY(this->study(chosen, which));
    StudyStore store;
    SeriesCatalog catalog(store);
    store.reset(study);
    auto asked = TrendsAnalysis::request(study, catalog, {});
    if (const auto* missing = std::get_if<widgets::Empty>(&asked)) {
        return fail(ErrorCode::nothingToDraw, {"plot", missing->needs.toStdString(), "", ""});
    }
    base::NoProgress progress;
    auto& request = std::get<TrendsRequest>(asked);
    auto result = std::make_shared<widgets::TrendsResult>(GREYSCOPE_TRY(TrendsAnalysis::run(request, progress)));
    std::string text = written({request, study, result}, chosen, notes);
    if (m_figure.asked()) {
        const bool panels = drawnForm(study, result->panels()) == TrendsForm::automatic;
        const auto same = [&result](const TrendsRequest& /*request*/) { return *result; };
        GREYSCOPE_TRY(m_figure.write<TrendsAnalysis>(study, panels ? TrendsAnalysis::kPanels : TrendsAnalysis::kChart,
                                                     same, notes));
    }
    return text;
}

/// Moves the factor of the panels behind the axis, where the study holds it.
Expected<void> PlotCommand::choosePanels(SeriesArguments::Chosen& chosen) const {
    std::vector<std::string>& axis = chosen.query.axis;
    if (m_panels.empty()) {
        return {};
    }
    const auto found = std::ranges::find(axis, m_panels);
    if (found == axis.end() || axis.size() < 2) {
        return fail(ErrorCode::unknownColumn, base::withChoices({m_panels}, base::nearestChoices(m_panels, axis)));
    }
    axis.erase(found);
    axis.insert(axis.begin() + 1, m_panels);
    return {};
}

Expected<Study> PlotCommand::study(const SeriesArguments::Chosen& chosen, const Indices& which) const {
    Study study;
    study.tables.push_back(GREYSCOPE_TRY(m_series.studyTable(chosen)));
    study.name = study.tables.front().name;
    study.intervals = m_intervals;
    for (const std::size_t index : which) {
        const SeriesId id{study.name, chosen.table.series[index].name};
        study.selection.reference.empty() ? void(study.selection.reference = id)
                                          : study.selection.compared.push_back(id);
    }
    study.trends = GREYSCOPE_TRY(m_choices.onto(usual()));
    study.trends.points.axis = chosen.query.axis.empty() ? std::string() : chosen.query.axis.front();
    return study;
}

std::string PlotCommand::written(const TrendsAnalysis::Shown& shown, const SeriesArguments::Chosen& chosen,
                                 Notes& notes) const {
    const std::vector<widgets::Table> tables = tablesOf(shown);
    const widgets::TrendsOptions options = TrendsAnalysis::options(shown);
    const auto looks = std::vector<widgets::TrendLook>(shown.result->names.size());
    const widgets::PlotSpec chart = widgets::presentTrends(shown.result, looks, options);
    notes.setRemarks({{"chart", widgets::Remark::Kind::info, chart.subtitle}});
    if (m_format == Format::csv) {
        chosen.noteLeftOut();
        return csvTable(tables.front());
    }
    if (m_format == Format::json) {
        nlohmann::ordered_json json = queryJson(chosen.query);
        json["title"] = chart.title.toStdString();
        json["kind"] = base::nameOf(namesOf(shown.study.trends.kind), shown.study.trends.kind);
        for (const widgets::Table& table : tables) {
            json[table.name] = jsonRows(table);
        }
        json["left_out"] = leftOutJson(chosen.table.leftOut);
        return notes.writeWith(std::move(json));
    }
    std::string text = chart.title.toStdString() + ": " + wordsOf(chosen.query) + "\n" + chosen.leftOutLine();
    for (const widgets::Table& table : tables) {
        text += alignedTable(table) + "\n";
    }
    return text + notes.takeRemarks();
}

}  // namespace greyscope::app::cli
