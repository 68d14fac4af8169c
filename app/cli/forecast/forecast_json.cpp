#include <cmath>
#include <map>

#include <nlohmann/json.hpp>

#include "app/cli/arguments/series_arguments.h"
#include "app/cli/forecast/forecast_output.h"
#include "app/cli/forecast/noise_output.h"
#include "app/cli/output/notes.h"
#include "app/cli/output/output.h"
#include "app/cli/output/table_output.h"
#include "app/text/error_text.h"
#include "core/grey/forecast/band_coverage.h"
#include "core/grey/limits.h"
#include "widgets/present/forecast/forecast_tables.h"
#include "widgets/present/forecast/forecast_verdict.h"

namespace greyscope::app::cli {

using Json = nlohmann::ordered_json;

namespace {

Json orNull(const std::optional<int>& grade) {
    return grade ? Json(*grade) : Json(nullptr);
}

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

Json smoothnessJson(const grey::Smoothness& smoothness) {
    return {{"values", smoothness.values},
            {"limit", grey::kSmoothnessLimit},
            {"smooth", smoothness.smooth},
            {"outside", smoothness.outside}};
}

Json accuracyJson(const grey::Accuracy& accuracy) {
    Json json;
    json["mape"] = numberOrNull(accuracy.mape);
    json["c"] = numberOrNull(accuracy.varianceRatio);
    json["p"] = numberOrNull(accuracy.smallErrorShare);
    json["grade"] = orNull(accuracy.grade);
    json["s1"] = numberOrNull(accuracy.deviation);
    json["s2"] = numberOrNull(accuracy.errorDeviation);
    json["small_error_limit"] = numberOrNull(accuracy.smallErrorLimit);
    json["absolute_degree"] = numberOrNull(accuracy.incidence);
    json["grades"] = {{"mape", orNull(accuracy.mapeGrade)},
                      {"c", orNull(accuracy.varianceGrade)},
                      {"p", orNull(accuracy.shareGrade)},
                      {"absolute_degree", orNull(accuracy.incidenceGrade)}};
    return json;
}

/// Returns the test points with their forecasts.
Json holdoutOf(const grey::ForecastResult& result) {
    Json json;
    json["mape"] = numberOrNull(result.model.holdoutMape);
    for (const char* list : {"points", "actual", "predicted", "residuals", "errors_percent"}) {
        json[list] = Json::array();
    }
    for (std::size_t i = 0; i < result.steps.size(); ++i) {
        if (result.steps[i].actual) {
            json["points"].push_back(result.steps[i].label);
            json["actual"].push_back(*result.steps[i].actual);
        }
        if (result.steps[i].actual && i < result.model.forecast.size()) {
            const double actual = *result.steps[i].actual, predicted = result.model.forecast[i];
            json["predicted"].push_back(predicted);
            json["residuals"].push_back(actual - predicted);
            json["errors_percent"].push_back(numberOrNull(grey::meanAbsolutePercentageError({actual}, {predicted})));
        }
    }
    return json;
}

std::string failureText(const base::Error& error) {
    return errorLine(error).toStdString();
}

Json backtestJson(const grey::BacktestScore& score) {
    Json json{{"mape", numberOrNull(score.mape)}, {"forecasts", score.forecasts}, {"failures", score.failures}};
    if (score.failure) {
        json["failure"] = failureText(*score.failure);
    }
    return json;
}

Json matrixJson(const Eigen::MatrixXd& matrix) {
    Json rows = Json::array();
    for (const auto& row : matrix.rowwise()) {
        rows.push_back(std::vector<double>(row.begin(), row.end()));
    }
    return rows;
}

/// Returns every step from the series to the coefficients: B p = Y by (B'B) p = B'Y.
Json equationsJson(const grey::ModelOutcome& outcome) {
    Json list = Json::array();
    for (const grey::Equations& equations : outcome.equations) {
        Json json;
        json["unknowns"] = Json::array();
        for (Eigen::Index c = 0; c < equations.rows.cols(); ++c) {
            json["unknowns"].push_back(
                outcome.parameters[equations.firstParameter + static_cast<std::size_t>(c)].first);
        }
        json["x1"] = equations.accumulated;
        json["z"] = equations.background;
        json["B"] = matrixJson(equations.rows);
        json["Y"] = std::vector<double>(equations.right.begin(), equations.right.end());
        json["BtB"] = matrixJson(equations.normalRows);
        json["BtY"] = std::vector<double>(equations.normalRight.begin(), equations.normalRight.end());
        list.push_back(std::move(json));
    }
    return list;
}

Json endsJson(const std::optional<stats::Interval>& interval) {
    const auto end = [](double value) { return std::isfinite(value) ? Json(value) : Json(); };
    return interval ? Json{end(interval->low), end(interval->high)} : Json();
}

/// null means that an end is open.
Json peakJson(const stats::Peak& peak) {
    return {{"claim", base::nameOf(stats::peakClaimNames(), peak.claim)},
            {"smallest_load", peak.smallestLoad},
            {"largest_load", peak.largestLoad},
            {"load", numberOrNull(peak.load)},
            {"load_interval", endsJson(peak.loadRange)},
            {"value", numberOrNull(peak.value)},
            {"value_interval", endsJson(peak.valueRange)}};
}

/// `json` is the row of the model in the table of models.
Json outcomeJson(const grey::ModelOutcome& outcome, Json json) {
    if (outcome.failure) {
        json["failure"] = failureText(*outcome.failure);
    } else {
        json["parameters"] = parametersOf(outcome);
        if (!outcome.equations.empty()) {
            json["equations"] = equationsJson(outcome);
        }
        json["fitted"] = outcome.fitted;
        json["describes_only"] = outcome.describes;
        json["joined_points"] = outcome.joined;
        json["forecast"] = outcome.forecast;
        if (outcome.ends) {
            json["forecast_ends"] = failureText(*outcome.ends);
        }
        if (outcome.peak) {
            json["peak"] = peakJson(*outcome.peak);
        }
    }
    if (outcome.backtest) {
        json["backtest"] = backtestJson(*outcome.backtest);
    }
    return json;
}

Json outcomesOf(const std::vector<grey::ModelOutcome>& outcomes, const std::map<std::string, Json>& rows) {
    Json list = Json::array();
    for (const grey::ModelOutcome& outcome : outcomes) {
        list.push_back(outcomeJson(outcome, rows.at(outcome.name)));
    }
    return list;
}

Json intervalJson(const grey::ForecastResult& result) {
    const grey::BandOptions& options = *result.options.band;
    Json json{{"level", options.level}, {"seed", options.seed}, {"refits", options.refits}};
    const auto share = grey::simulatedBandShare(result.options.model, options.errors, options.level);
    json["errors"] = base::nameOf(grey::bandErrorsNames(), options.errors);
    json["simulated_share_that_holds"] = share ? Json{share->low, share->high} : Json();
    if (!*result.band) {
        json["failure"] = failureText(result.band->error());
        return json;
    }
    const grey::PredictionBand& band = **result.band;
    json["failed_refits"] = band.failures;
    json["residuals"] = band.residuals;
    json["errors_held"] = Json::array();  // for a band that uses all error types that the residuals do not exclude
    for (const auto& [errors, held] : {std::pair(grey::BandErrors::equal, band.readings.equal),
                                       std::pair(grey::BandErrors::relative, band.readings.relative)}) {
        if (held) {
            json["errors_held"].push_back(base::nameOf(grey::bandErrorsNames(), errors));
        }
    }
    json["low"] = band.low;
    json["high"] = band.high;
    json["corrected"] = band.corrected;
    std::vector<bool> holds(band.low.size(), true);
    for (const grey::BandBias& bias : grey::bandBiases(band, result.model.forecast)) {
        holds[bias.step] = false;
    }
    json["holds_forecast"] = holds;
    return json;
}

Json conventionsOf(const grey::ForecastResult& result, const data::SeriesQuery& query) {
    Json json = queryJson(query);
    json["background"] = result.options.searchBackground ? Json("searched") : Json(result.options.backgroundWeight);
    json["fitted_points"] = result.actual.size();
    json["buffer"] = base::nameOf(grey::bufferOperatorNames(), result.options.buffer);
    json["mape_over"] = base::nameOf(grey::meanErrorNames(), result.options.accuracy.meanError);
    json["deviations"] = base::nameOf(grey::deviationNames(), result.options.accuracy.deviations);
    json["judged_by"] = base::nameOf(grey::judgedByNames(), result.options.accuracy.judgedBy);
    json["grades"] = base::nameOf(grey::gradeTableNames(), result.options.accuracy.grades);
    json["shift"] = numberOrNull(result.shift);
    json["accumulated"] = result.options.accumulated && grey::rowOf(result.options.model).cumulative;
    if (!result.options.related.empty()) {
        json["related"] = Json::array();
        for (const grey::RelatedSeries& related : result.options.related) {
            json["related"].push_back({{"name", related.name}, {"future", related.future}});
        }
        json["related_future"] =
            result.options.relatedFuture == grey::RelatedFuture::lastValue ? "last value" : "known values";
    }
    return json;
}

std::vector<double> residualsOf(const grey::ForecastResult& result) {
    std::vector<double> residuals;
    for (std::size_t i = 0; i < result.model.fitted.size(); ++i) {
        residuals.push_back(result.actual[i] - result.model.fitted[i] + 0.0);  // avoids -0
    }
    return residuals;
}

/// Returns the errors of the fitted points, in percent of the value.
Json errorsOf(const grey::ForecastResult& result) {
    Json errors = Json::array();
    for (std::size_t i = 0; i < result.model.fitted.size(); ++i) {
        errors.push_back(numberOrNull(grey::meanAbsolutePercentageError({result.actual[i]}, {result.model.fitted[i]})));
    }
    return errors;
}

}  // namespace

std::string forecastJson(const grey::ForecastResult& result, const SeriesArguments::Chosen& chosen) {
    Json json;
    json["model"] = result.model.name;
    json["series"] = result.series;
    json["conventions"] = conventionsOf(result, chosen.query);
    json["left_out"] = leftOutJson(chosen.table.leftOut);
    if (result.model.failure) {
        json["failure"] = failureText(*result.model.failure);
    }
    json["actual"] = result.actual;
    json["buffered"] = result.buffered;
    json["shifted"] = grey::shifted(grey::modelledPoints(result), result.shift.value_or(0.0));
    json["equations"] = equationsJson(result.model);
    json["parameters"] = parametersOf(result.model);
    json["fitted"] = result.model.fitted;
    json["describes_only"] = result.model.describes;
    json["joined_points"] = result.model.joined;
    json["forecast"] = result.model.forecast;
    if (result.model.ends) {
        json["forecast_ends"] = failureText(*result.model.ends);
    }
    json["steps"] = Json::array();
    for (const grey::ForecastPoint& step : result.steps) {
        json["steps"].push_back(step.label);
    }
    json["residuals"] = residualsOf(result);
    json["errors_percent"] = errorsOf(result);
    json["class_ratio"] = classRatioJson(result.classRatio);
    json["smoothness"] = smoothnessJson(result.smoothness);
    json["admissible_shift"] = numberOrNull(result.admissibleBy);
    json["residual_degrees_of_freedom"] = result.model.freedom;
    json["accuracy"] = accuracyJson(result.model.accuracy);
    json["noise_floor"] = noiseJson(result.noise);
    if (result.model.bufferedAccuracy) {
        json["buffered_accuracy"] = accuracyJson(*result.model.bufferedAccuracy);
    }
    json["holdout"] = holdoutOf(result);
    if (result.backtest) {
        json["backtest"] = {{"first_origin", result.backtest->firstOrigin},
                            {"last_origin", result.backtest->lastOrigin},
                            {"origins_left_out", result.backtest->firstOrigin - result.backtest->options.first},
                            {"steps", result.backtest->options.steps},
                            {"forecasts", result.backtest->forecasts}};
        if (result.model.backtest) {
            json["backtest"].update(backtestJson(*result.model.backtest));
        }
    }
    if (result.band) {
        json["interval"] = intervalJson(result);
    }
    std::map<std::string, Json> rows;
    json["ranking"] = Json::array();
    for (const Json& row : jsonRows(widgets::forecastModels(result, 0, errorText))) {
        json["ranking"].push_back(row["name"]);
        rows.emplace(row["name"], row);
    }
    if (!result.others.empty()) {
        json["models"] = outcomesOf(result.others, rows);
    }
    json["baselines"] = outcomesOf(result.baselines, rows);
    json["warnings"] = Json::array();  // the "remarks" that doubt the result
    for (const widgets::Remark& remark : forecastRemarks(result)) {
        if (remark.warns() && !remark.text.isEmpty()) {
            json["warnings"].push_back(remarkText(remark));
        }
    }
    json["verdict"] = widgets::verdictText(result).toStdString();
    return chosen.notes->writeWith(std::move(json));
}

}  // namespace greyscope::app::cli
