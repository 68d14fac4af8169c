#include "app/cli/forecast/forecast_command.h"

#include <algorithm>
#include <optional>
#include <variant>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/analyses/forecast/forecast_analysis.h"
#include "app/cli/arguments/compared_arguments.h"
#include "app/cli/forecast/forecast_output.h"
#include "app/cli/output/table_output.h"
#include "app/text/error_text.h"
#include "core/base/try.h"
#include "core/data/series/common_points.h"
#include "core/grey/forecast/backtest.h"
#include "core/grey/forecast/forecast_input.h"
#include "widgets/present/forecast/forecast_tables.h"

namespace greyscope::app::cli {

using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

/// Returns the name of a figure of the forecast, as listed by `greyscope figures`.
std::string nameOf(const char* figure) {
    return figureName(ForecastAnalysis::kPage, figure);
}

}  // namespace

std::string ForecastCommand::example() const {
    return "  greyscope forecast lustre_read_1_1.csv --axis threads_per_ost --of throughput_gb_s --holdout 2 --model "
           "all";
}

void ForecastCommand::declare(CLI::App& app) {
    m_series.declare(app);
    app.add_option("--of", m_of, "Series to forecast; may be left out where there is one")->type_name("NAME");
    m_model.declare(app);
    m_figure.declare(app);
    m_derivation.declare(app, m_format, true);
}

Expected<Study> ForecastCommand::study(const SeriesArguments::Chosen& chosen, std::size_t series) const {
    ForecastChoices choices = GREYSCOPE_TRY(m_model.choices(comparesModels()));
    const std::size_t fitCount = GREYSCOPE_TRY(m_model.fitCount(chosen.table, series));
    const std::size_t measured = grey::measuredCount(chosen.table, series);
    const std::size_t fitted = fitCount > 0 ? fitCount : measured;
    const std::size_t held = measured - std::min(measured, fitted);
    const std::size_t further = chosen.table.pointCount() - std::min(chosen.table.pointCount(), fitted);
    const std::size_t horizon = choices.options.horizon.value_or(further > 0 ? further : 2);
    choices.holdOut = held;
    choices.ahead = horizon - std::min(horizon, held);
    // The horizon, if holdOut and ahead cannot express it.
    choices.options.horizon = horizon < held ? std::optional(horizon) : std::nullopt;
    choices.options.fitCount = fitted > measured || measured - held < ForecastChoices::kFewestFitted ? fitCount : 0;
    choices.options.others.clear();
    choices.points.allCells = chosen.query.axis.size() > 1;
    Study study;
    study.tables.push_back(GREYSCOPE_TRY(m_series.studyTable(chosen)));
    study.name = study.tables.front().name;
    study.selection.reference = {study.name, chosen.table.series[series].name};
    for (const grey::RelatedSeries& related : choices.options.related) {
        GREYSCOPE_TRY(chosen.table.indexOf(related.name));
        study.selection.compared.push_back({study.name, related.name});
    }
    std::erase_if(choices.options.related, [](const grey::RelatedSeries& related) { return related.future.empty(); });
    study.forecast = std::move(choices);
    return study;
}

bool ForecastCommand::comparesModels() const {
    return isNamed(m_figure.wanted(nameOf(ForecastAnalysis::kChart)), ForecastAnalysis::kModels);
}

Expected<std::size_t> ForecastCommand::seriesOf(const data::SeriesTable& table) const {
    if (!m_of.empty() || table.series.size() == 1) {
        return m_of.empty() ? Expected<std::size_t>(0) : table.indexOf(m_of);
    }
    return seriesMissing("--of", table);
}

Expected<std::string> ForecastCommand::run(Notes& notes) {
    GREYSCOPE_TRY(m_derivation.check());
    GREYSCOPE_TRY(m_model.choices(comparesModels()));
    std::vector<std::string> needed = m_model.related();
    m_of.empty() ? needed.clear() : needed.push_back(m_of);
    auto chosen = GREYSCOPE_TRY(m_series.load(m_of, SeriesArguments::Points::oneFactor, notes, needed));
    const std::size_t series = GREYSCOPE_TRY(seriesOf(chosen.table));
    const Study study = GREYSCOPE_TRY(this->study(chosen, series));
    auto request = std::get<ForecastRequest>(ForecastAnalysis::request(study));
    request.choices.options.equations = m_format == Format::json;
    request.baselinesAlone = !m_model.namesAll() && !comparesModels();
    std::vector<std::size_t> which{series};
    for (const std::string& related : m_model.related()) {
        which.push_back(chosen.table.find(related).value_or(series));
    }
    chosen.table.leftOut = data::accountOf(chosen.table, which);
    base::NoProgress progress;
    const auto result = GREYSCOPE_TRY(ForecastAnalysis::run(request, progress));
    if (study.forecast.backtest) {  // the window shows a series without an origin as if no backtest was requested
        const std::size_t measured = grey::measuredCount(chosen.table, series);
        GREYSCOPE_TRY(grey::planBacktest(measured, study.forecast.rolling));
    }
    // If a single requested model cannot be fitted, that is an error; with several, the others are still reported.
    if (result.model.failure && result.others.empty()) {
        return tl::unexpected(*result.model.failure);
    }
    if (m_figure.asked()) {
        const auto same = [&result](const ForecastRequest& /*request*/) { return result; };
        GREYSCOPE_TRY(m_figure.write<ForecastAnalysis>(study, ForecastAnalysis::kChart, same, notes));
    }
    if (m_format != Format::text) {
        chosen.noteLeftOut();
    }
    if (m_derivation.asked()) {
        return writeDerivation(request, result, notes);
    }
    notes.setRemarks(forecastRemarks(result));
    switch (m_format) {
        case Format::json:
            return forecastJson(result, chosen);
        case Format::csv:
            return csvTable(widgets::forecastPoints(result));
        case Format::text:
            break;
    }
    return forecastText(result, chosen, notes.takeRemarks());
}

Expected<std::string> ForecastCommand::writeDerivation(const ForecastRequest& request,
                                                       const grey::ForecastResult& result, Notes& notes) const {
    std::vector<derivation::Derivation> derivations;
    std::vector<const grey::ModelOutcome*> outcomes{&result.model};
    for (const grey::ModelOutcome& other : result.others) {
        outcomes.push_back(&other);
    }
    GREYSCOPE_TRY(m_derivation.checkCount(outcomes.size()));
    for (const grey::ModelOutcome* outcome : outcomes) {
        auto derivation = derivationOf(request, *outcome, m_derivation.rounding(), m_derivation.tailStart());
        if (derivation) {
            derivations.push_back(std::move(*derivation));
        } else if (outcomes.size() == 1) {
            return tl::unexpected(derivation.error());
        } else {
            notes.add(outcome->name + ": " + errorLine(derivation.error()).toStdString());
        }
    }
    return m_derivation.written(derivations, notes);
}

}  // namespace greyscope::app::cli
