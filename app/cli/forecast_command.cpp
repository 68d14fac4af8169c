#include "app/cli/forecast_command.h"

#include <algorithm>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/text/error_text.h"
#include "core/grey/forecast.h"
#include "core/io/json_writer.h"
#include "widgets/present/model_look.h"

namespace greyscope::app::cli {

using base::ErrorCode;
using base::Expected;
using base::fail;
using Json = nlohmann::ordered_json;
using Rows = std::vector<std::vector<std::string>>;

namespace {

Json parametersOf(const grey::ModelOutcome& outcome) {
    Json json = Json::object();
    for (const auto& [symbol, value] : outcome.parameters) {
        json[symbol] = value;
    }
    return json;
}

Json classRatioJson(const grey::ClassRatio& ratio) {
    return {{"values", ratio.values},
            {"low", ratio.low},
            {"high", ratio.high},
            {"admissible", ratio.admissible},
            {"outside", ratio.outside}};
}

Json accuracyJson(const grey::Accuracy& accuracy) {
    Json json;
    json["mape"] = numberOrNull(accuracy.mape);
    json["c"] = numberOrNull(accuracy.varianceRatio);
    json["p"] = numberOrNull(accuracy.smallErrorShare);
    json["grade"] = accuracy.grade ? Json(*accuracy.grade) : Json(nullptr);
    return json;
}

/// The steps that were measured, beside what was forecast for them.
Json holdoutOf(const grey::ForecastResult& result) {
    Json json;
    json["mape"] = numberOrNull(result.model.holdoutMape);
    json["points"] = Json::array();
    json["actual"] = Json::array();
    json["predicted"] = Json::array();
    for (std::size_t i = 0; i < result.steps.size(); ++i) {
        if (result.steps[i].actual) {
            json["points"].push_back(result.steps[i].label);
            json["actual"].push_back(*result.steps[i].actual);
            json["predicted"].push_back(result.model.forecast[i]);
        }
    }
    return json;
}

std::vector<double> residualsOf(const grey::ForecastResult& result) {
    std::vector<double> residuals;
    for (std::size_t i = 0; i < result.actual.size(); ++i) {
        residuals.push_back(result.actual[i] - result.model.fitted[i]);
    }
    return residuals;
}

Json outcomesOf(const std::vector<grey::ModelOutcome>& outcomes) {
    Json list = Json::array();
    for (const grey::ModelOutcome& outcome : outcomes) {
        Json json;
        json["name"] = outcome.name;
        if (outcome.failure) {
            json["failure"] = errorText(*outcome.failure).toStdString();
        } else {
            json["parameters"] = parametersOf(outcome);
            json["mape"] = numberOrNull(outcome.accuracy.mape);
            json["holdout_mape"] = numberOrNull(outcome.holdoutMape);
            json["forecast"] = outcome.forecast;
        }
        list.push_back(std::move(json));
    }
    return list;
}

std::string jsonText(const grey::ForecastResult& result, const data::SeriesQuery& query) {
    Json json;
    json["model"] = result.model.name;
    json["series"] = result.series;
    json["conventions"] = queryJson(query);
    json["conventions"]["background"] = result.options.backgroundWeight;
    json["conventions"]["fitted_points"] = result.actual.size();
    json["parameters"] = parametersOf(result.model);
    json["fitted"] = result.model.fitted;
    json["forecast"] = result.model.forecast;
    json["residuals"] = residualsOf(result);
    json["class_ratio"] = classRatioJson(result.classRatio);
    json["accuracy"] = accuracyJson(result.model.accuracy);
    json["holdout"] = holdoutOf(result);
    if (!result.others.empty()) {
        json["models"] = outcomesOf(result.others);
    }
    json["baselines"] = outcomesOf(result.baselines);
    return io::writeJson(json);
}

Rows pointRows(const grey::ForecastResult& result, bool exact) {
    const auto number = [&](const std::optional<double>& value) {
        return exact ? exactNumber(value) : shortNumber(value);
    };
    Rows rows{{"k", "point", "kind", "actual", "model", "residual"}};
    const std::vector<double> residuals = residualsOf(result);
    for (std::size_t i = 0; i < result.actual.size(); ++i) {
        rows.push_back({std::to_string(i + 1), result.labels[i], "fitted", number(result.actual[i]),
                        number(result.model.fitted[i]), number(residuals[i])});
    }
    for (std::size_t i = 0; i < result.steps.size(); ++i) {
        const auto& step = result.steps[i];
        const double forecast = result.model.forecast[i];
        const std::optional<double> residual = step.actual ? std::optional(*step.actual - forecast) : std::nullopt;
        rows.push_back({std::to_string(result.actual.size() + i + 1), step.label, step.actual ? "held out" : "forecast",
                        number(step.actual), number(forecast), number(residual)});
    }
    return rows;
}

Rows modelRows(const grey::ForecastResult& result) {
    Rows rows{{"model", "fit MAPE %", "hold-out MAPE %"}};
    const auto add = [&](const grey::ModelOutcome& outcome) {
        rows.push_back({outcome.name, shortNumber(outcome.accuracy.mape), shortNumber(outcome.holdoutMape)});
        if (outcome.failure) {
            rows.back() = {outcome.name, "not fitted", "-"};
        }
    };
    add(result.model);
    std::for_each(result.others.begin(), result.others.end(), add);
    std::for_each(result.baselines.begin(), result.baselines.end(), add);
    return rows;
}

std::string titleOf(const grey::ModelOutcome& model) {
    return widgets::modelLook(model.name).title.toStdString();
}

std::string plainText(const grey::ForecastResult& result, const data::SeriesQuery& query) {
    const grey::ClassRatio& ratio = result.classRatio;
    const grey::Accuracy& accuracy = result.model.accuracy;
    std::string text = titleOf(result.model) + " of " + result.series + ", fitted to " +
                       std::to_string(result.actual.size()) + " points; background weight " +
                       shortNumber(result.options.backgroundWeight) + "\n" + wordsOf(query) + "\n\n";
    for (std::size_t i = 0; i < result.model.parameters.size(); ++i) {
        const auto& [symbol, value] = result.model.parameters[i];
        text += (i == 0 ? "" : ", ") + symbol + " = " + shortNumber(value);
    }
    text += "\n";
    text += "class ratios " + std::string(ratio.admissible ? "inside" : "not all inside") + " (" +
            shortNumber(ratio.low) + ", " + shortNumber(ratio.high) + ")";
    for (std::size_t i = 0; i < ratio.outside.size(); ++i) {
        text += (i == 0 ? "; outside at k = " : ", ") + std::to_string(ratio.outside[i]);
    }
    text += "\nC = " + shortNumber(accuracy.varianceRatio) + ", P = " + shortNumber(accuracy.smallErrorShare) +
            ", grade " + (accuracy.grade ? std::to_string(*accuracy.grade) : "-") +
            " (in-sample, deviations with ddof 0; MAPE over k >= 2)\n\n";
    return text + alignedTable(pointRows(result, false)) + "\n" + alignedTable(modelRows(result));
}

std::string modelNames() {
    std::string names;
    for (const auto& [model, name] : grey::greyModelNames()) {
        names += (names.empty() ? "" : ", ") + name;
    }
    return names;
}

}  // namespace

std::string ForecastCommand::example() const {
    return "  greyscope forecast lustre_read_1_1.csv --axis threads_per_ost --of throughput_gb_s --fit 6";
}

void ForecastCommand::declare(CLI::App& app) {
    m_series.declare(app);
    app.add_option("--of", m_of, "Series to forecast; may be left out where there is one")->type_name("NAME");
    app.add_option("--model", m_model,
                   "Model: " + modelNames() + "; residual-gm11: see --residual; all: gm11 with the others beside it")
        ->type_name("NAME")
        ->capture_default_str();
    app.add_option("--residual", m_residual, "Reading of residual-gm11: equations, example, remnant")
        ->type_name("NAME")
        ->capture_default_str();
    app.add_option("--power", m_power, "n of ngbm; searched where it is left out")->type_name("NUMBER");
    app.add_option("--order", m_order, "r of fgm; searched where it is left out")->type_name("NUMBER");
    app.add_option("--fit", m_fit, "Fit the first N points, hold the rest out; all where it is left out")
        ->type_name("N")
        ->check(CLI::PositiveNumber);
    app.add_option("--horizon", m_horizon, "Steps after the last fitted point; the held-out points, or 2")
        ->type_name("H");
    app.add_option("--background,--alpha", m_background, "Background weight, in [0, 1]")
        ->type_name("NUMBER")
        ->capture_default_str();
    declareFormat(app, m_format);
}

Expected<grey::ForecastOptions> ForecastCommand::optionsOf() const {
    grey::ForecastOptions options;
    options.fitCount = m_fit;
    options.horizon = m_horizon;
    options.backgroundWeight = m_background;
    options.power = m_power;
    options.order = m_order;
    const std::string chosen = m_model == "residual-gm11" ? "residual-" + m_residual : m_model;
    bool known = chosen == "all";
    for (const auto& [model, name] : grey::greyModelNames()) {
        if (chosen == "all" && model != options.model) {
            options.others.push_back(model);
        }
        if (chosen == name) {
            options.model = model;
            known = true;
        }
    }
    if (!known) {
        return fail(ErrorCode::optionUnknown, {"--model", chosen, modelNames() + ", all"});
    }
    return options;
}

Expected<std::string> ForecastCommand::run() {
    const auto options = optionsOf();
    if (!options) {
        return tl::unexpected(options.error());
    }
    const auto chosen = m_series.load(m_of, SeriesArguments::Points::oneFactor);
    if (!chosen) {
        return tl::unexpected(chosen.error());
    }
    const bool onlyOne = m_of.empty() && chosen->table.series.size() == 1;
    const auto index = onlyOne ? Expected<std::size_t>(0) : chosen->table.indexOf(m_of);
    if (!index) {
        return tl::unexpected(index.error());
    }
    base::NoProgress progress;
    const auto result = grey::forecast(chosen->table, *index, *options, progress);
    if (!result) {
        return tl::unexpected(result.error());
    }
    switch (m_format) {
        case Format::json:
            return jsonText(*result, chosen->query);
        case Format::csv:
            return csvTable(pointRows(*result, true));
        case Format::text:
            break;
    }
    return plainText(*result, chosen->query);
}

}  // namespace greyscope::app::cli
