#include "app/cli/forecast/forecast_command.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <variant>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/analyses/forecast/forecast_analysis.h"
#include "app/cli/forecast/forecast_output.h"
#include "app/cli/output/table_output.h"
#include "app/run/tally.h"
#include "app/text/error_text.h"
#include "core/base/nearest.h"
#include "core/base/try.h"
#include "core/data/series/common_points.h"
#include "core/grey/forecast/forecast_input.h"
#include "core/working/forecast_working.h"
#include "widgets/present/forecast/forecast_tables.h"

namespace greyscope::app::cli {

using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

/// Of a figure of the forecast, as `greyscope figures` calls it.
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
    m_working.declare(app, m_format, true);
}

Expected<Study> ForecastCommand::studyOf(const SeriesArguments::Chosen& chosen, std::size_t series,
                                         ForecastChoices choices, std::size_t fitCount) const {
    const std::size_t measured = grey::measuredCount(chosen.table, series);
    const std::size_t held = fitCount > 0 ? measured - std::min(measured, fitCount) : 0;
    const std::size_t horizon = choices.options.horizon.value_or(held > 0 ? held : 2);
    choices.holdOut = held;
    choices.ahead = horizon - std::min(horizon, held);
    // What these two cannot say.
    choices.options.horizon = horizon < held ? std::optional(horizon) : std::nullopt;
    choices.options.fitCount = measured - held < ForecastChoices::kFewestFitted ? fitCount : 0;
    choices.options.others.clear();
    Study study;
    study.tables.push_back(GREYSCOPE_TRY(m_series.studyTable(chosen)));
    study.name = study.tables.front().name;
    study.selection.reference = {study.name, chosen.table.series[series].name};
    for (const grey::RelatedSeries& related : choices.options.related) {
        study.selection.compared.push_back({study.name, related.name});
    }
    std::erase_if(choices.options.related, [](const grey::RelatedSeries& related) { return related.future.empty(); });
    study.forecast = std::move(choices);
    return study;
}

Expected<std::string> ForecastCommand::run(Notes& notes) {
    GREYSCOPE_TRY(m_working.check());
    const ForecastChoices choices = GREYSCOPE_TRY(
        m_model.choices(isNamed(m_figure.wanted(nameOf(ForecastAnalysis::kChart)), ForecastAnalysis::kModels)));
    std::vector<std::string> needed = m_model.related();
    m_of.empty() ? needed.clear() : needed.push_back(m_of);
    auto chosen = m_series.load(m_of, SeriesArguments::Points::oneFactor, notes, needed);
    if (!chosen) {
        return tl::unexpected(chosen.error());
    }
    if (m_of.empty() && chosen->table.series.size() > 1) {
        std::vector<std::string> names;
        for (const auto& each : chosen->table.series) {
            names.push_back(each.name);
        }
        const base::Choices nearest = base::nearestChoices({}, names);
        return fail(ErrorCode::optionMissing, {"--of", "one of " + nearest.names + (nearest.more > 0 ? ", …" : "")});
    }
    const bool onlyOne = m_of.empty() && chosen->table.series.size() == 1;
    const auto index = onlyOne ? Expected<std::size_t>(0) : chosen->table.indexOf(m_of);
    const auto fitCount = index ? m_model.fitCount(chosen->table, *index) : index;
    if (!fitCount) {
        return tl::unexpected(fitCount.error());
    }
    std::vector<std::size_t> which{*index};
    for (const std::string& related : m_model.related()) {
        which.push_back(chosen->table.find(related).value_or(*index));
    }
    chosen->table.leftOut = data::accountOf(chosen->table, which);
    grey::ForecastOptions options = optionsOf(choices);
    options.fitCount = *fitCount;
    options.equations = m_format == Format::json;
    const auto study =
        m_figure.asked() ? std::optional(GREYSCOPE_TRY(studyOf(*chosen, *index, choices, *fitCount))) : std::nullopt;
    base::NoProgress progress;
    tally("forecast");
    auto result = grey::forecast(chosen->table, *index, options, progress);
    if (!result) {
        return tl::unexpected(result.error());
    }
    // One model that was asked for and cannot be fitted is all there is to say; of several the rest is worth having.
    if (result->model.failure && result->others.empty()) {
        return tl::unexpected(*result->model.failure);
    }
    result->noise = chosen->noiseOf(result->series);
    if (study) {
        const auto same = [&result](const ForecastRequest& /*request*/) { return *result; };
        GREYSCOPE_TRY(m_figure.write<ForecastAnalysis>(*study, ForecastAnalysis::kChart, same, notes));
    }
    if (m_format != Format::text) {
        chosen->noteLeftOut();
    }
    if (m_working.asked()) {
        return writeWorking(*chosen, *index, options, *result);
    }
    notes.setRemarks(forecastRemarks(*result));
    switch (m_format) {
        case Format::json:
            return forecastJson(*result, *chosen);
        case Format::csv:
            return csvTable(widgets::forecastPoints(*result));
        case Format::text:
            break;
    }
    return forecastText(*result, *chosen, notes.takeRemarks());
}

Expected<std::string> ForecastCommand::writeWorking(const SeriesArguments::Chosen& chosen, std::size_t series,
                                                    const grey::ForecastOptions& options,
                                                    const grey::ForecastResult& result) const {
    const working::ForecastWorkingOptions asked{m_working.rounding(), m_working.tailStart()};
    std::vector<working::Derivation> derivations;
    std::vector<const grey::ModelOutcome*> outcomes{&result.model};
    for (const grey::ModelOutcome& other : result.others) {
        outcomes.push_back(&other);
    }
    GREYSCOPE_TRY(m_working.checkCount(outcomes.size()));
    for (const grey::ModelOutcome* outcome : outcomes) {
        auto derivation = working::forecastWorking(chosen.table, series, options, *outcome, asked);
        if (derivation) {
            derivations.push_back(std::move(*derivation));
        } else if (outcomes.size() == 1) {
            return tl::unexpected(derivation.error());
        } else {
            chosen.notes->add(outcome->name + ": " + errorLine(derivation.error()).toStdString());
        }
    }
    return m_working.written(derivations, *chosen.notes);
}

}  // namespace greyscope::app::cli
