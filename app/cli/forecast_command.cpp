#include "app/cli/forecast_command.h"

#include <algorithm>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/text/error_text.h"
#include "core/grey/forecast.h"
#include "core/io/json_writer.h"

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

Json baselinesOf(const grey::ForecastResult& result) {
    Json list = Json::array();
    for (const grey::ModelOutcome& baseline : result.baselines) {
        Json json;
        json["name"] = baseline.name;
        if (baseline.failure) {
            json["failure"] = errorText(*baseline.failure).toStdString();
        } else {
            json["parameters"] = parametersOf(baseline);
            json["mape"] = numberOrNull(baseline.accuracy.mape);
            json["holdout_mape"] = numberOrNull(baseline.holdoutMape);
            json["forecast"] = baseline.forecast;
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
    json["parameters"] = {{"a", result.gm11.a}, {"u", result.gm11.u}};
    json["fitted"] = result.gm11.fitted;
    json["forecast"] = result.gm11.forecast;
    json["residuals"] = result.gm11.residuals;
    json["class_ratio"] = classRatioJson(result.classRatio);
    json["accuracy"] = accuracyJson(result.model.accuracy);
    json["holdout"] = holdoutOf(result);
    json["baselines"] = baselinesOf(result);
    return io::writeJson(json);
}

Rows pointRows(const grey::ForecastResult& result, bool exact) {
    const auto number = [&](const std::optional<double>& value) {
        return exact ? exactNumber(value) : shortNumber(value);
    };
    Rows rows{{"k", "point", "kind", "actual", "model", "residual"}};
    for (std::size_t i = 0; i < result.actual.size(); ++i) {
        rows.push_back({std::to_string(i + 1), result.labels[i], "fitted", number(result.actual[i]),
                        number(result.gm11.fitted[i]), number(result.gm11.residuals[i])});
    }
    for (std::size_t i = 0; i < result.steps.size(); ++i) {
        const auto& step = result.steps[i];
        const double forecast = result.gm11.forecast[i];
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
    std::for_each(result.baselines.begin(), result.baselines.end(), add);
    return rows;
}

std::string plainText(const grey::ForecastResult& result, const data::SeriesQuery& query) {
    const grey::ClassRatio& ratio = result.classRatio;
    const grey::Accuracy& accuracy = result.model.accuracy;
    std::string text = "GM(1,1) of " + result.series + ", fitted to " + std::to_string(result.actual.size()) +
                       " points; background weight " + shortNumber(result.options.backgroundWeight) + "\n" +
                       wordsOf(query) + "\n\n";
    text += "a = " + shortNumber(result.gm11.a) + ", u = " + shortNumber(result.gm11.u) + "\n";
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

}  // namespace

std::string ForecastCommand::example() const {
    return "  greyscope forecast lustre_read_1_1.csv --axis threads_per_ost --of throughput_gb_s --fit 6";
}

void ForecastCommand::declare(CLI::App& app) {
    m_series.declare(app);
    app.add_option("--of", m_of, "Series to forecast; may be left out where there is one")->type_name("NAME");
    app.add_option("--model", m_model, "Model: gm11")->type_name("NAME")->capture_default_str();
    app.add_option("--fit", m_fit, "Fit the first N points, hold the rest out; all where it is left out")
        ->type_name("N")
        ->check(CLI::PositiveNumber);
    app.add_option("--horizon", m_horizon, "Steps after the last fitted point; the held-out points, or 2")
        ->type_name("H");
    app.add_option("--background", m_background, "Background weight, in [0, 1]")
        ->type_name("NUMBER")
        ->capture_default_str();
    declareFormat(app, m_format);
}

Expected<std::string> ForecastCommand::run() {
    if (m_model != "gm11") {
        return fail(ErrorCode::optionUnknown, {"--model", m_model, "gm11"});
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
    const auto result = grey::forecast(chosen->table, *index, {m_fit, m_horizon, m_background}, progress);
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
