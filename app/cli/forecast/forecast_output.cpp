#include "app/cli/forecast/forecast_output.h"

#include <algorithm>

#include "app/cli/arguments/series_arguments.h"
#include "app/cli/forecast/noise_output.h"
#include "app/cli/output/output.h"
#include "app/text/error_text.h"
#include "core/base/utf8.h"
#include "core/grey/limits.h"
#include "widgets/present/forecast/forecast_remarks.h"
#include "widgets/present/forecast/forecast_verdict.h"
#include "widgets/present/forecast/model_look.h"
#include "widgets/present/forecast/peak_text.h"

namespace greyscope::app::cli {

using Rows = std::vector<std::vector<std::string>>;

namespace {

std::string titleOf(const grey::ModelOutcome& model) {
    return widgets::modelLook(model.name).title.toStdString();
}

std::string gradeText(const std::optional<int>& grade) {
    return grade ? " (grade " + std::to_string(*grade) + ")" : "";
}

/// "2, 3", of many the first with their number.
std::string listed(const std::vector<std::size_t>& points) {
    constexpr std::size_t kNamed = 20;
    std::string text;
    for (std::size_t i = 0; i < std::min(kNamed, points.size()); ++i) {
        text += (text.empty() ? "" : ", ") + std::to_string(points[i]);
    }
    return points.size() > kNamed ? text + ", … (" + std::to_string(points.size()) + " in all)" : text;
}

/// One point of the series, fitted or ahead.
struct Point {
    std::string label, kind;
    std::optional<double> actual;
};

std::vector<Point> pointsOf(const grey::ForecastResult& result) {
    std::vector<Point> points;
    for (std::size_t i = 0; i < result.actual.size(); ++i) {
        points.push_back({result.labels[i], "fitted", result.actual[i]});
    }
    for (const grey::ForecastPoint& step : result.steps) {
        points.push_back({step.label, step.actual ? "held out" : "forecast", step.actual});
    }
    return points;
}

/// A model's value at a point or step; none where it was not fitted.
std::optional<double> valueOf(const grey::ModelOutcome& model, std::size_t k) {
    if (model.failure) {
        return std::nullopt;
    }
    if (k < model.fitted.size()) {
        return model.fitted[k];
    }
    const std::size_t step = k - model.fitted.size();
    return step < model.forecast.size() ? std::optional(model.forecast[step]) : std::nullopt;
}

bool isBiased(const std::vector<grey::BandBias>& biases, std::size_t step) {
    return std::any_of(biases.begin(), biases.end(), [step](const grey::BandBias& bias) { return bias.step == step; });
}

Rows pointRows(const grey::ForecastResult& result, bool exact) {
    const auto number = [&](const std::optional<double>& value) {
        return exact ? exactNumber(value) : shortNumber(value);
    };
    const bool band = result.band && *result.band;
    Rows rows{{"k", "point", "kind", "actual", "model", "residual", exact ? "error_percent" : "error %"}};
    if (band) {
        rows[0].insert(rows[0].end(), {"low", "high"});
    }
    const auto biases = band ? grey::bandBiases(**result.band, result.model.forecast) : std::vector<grey::BandBias>{};
    const bool corrected = band && (exact || !biases.empty());
    if (corrected) {
        rows[0].emplace_back("corrected");
    }
    const std::vector<Point> points = pointsOf(result);
    for (std::size_t k = 0; k < points.size(); ++k) {
        const Point& point = points[k];
        const std::optional<double> value = valueOf(result.model, k);
        std::optional<double> residual;
        std::optional<double> error;
        if (point.actual && value) {
            residual = *point.actual - *value;
            error = grey::meanAbsolutePercentageError({*point.actual}, {*value});
        }
        rows.push_back({std::to_string(k + 1), point.label, point.kind, number(point.actual), number(value),
                        number(residual), number(error)});
        if (band) {
            const std::size_t step = k - result.actual.size();
            const bool ahead = k >= result.actual.size() && step < (*result.band)->low.size();
            rows.back().push_back(number(ahead ? std::optional((*result.band)->low[step]) : std::nullopt));
            rows.back().push_back(number(ahead ? std::optional((*result.band)->high[step]) : std::nullopt));
            if (corrected) {
                const bool shown = ahead && (exact || isBiased(biases, step));
                rows.back().push_back(number(shown ? std::optional((*result.band)->corrected[step]) : std::nullopt));
            }
        }
    }
    return rows;
}

Rows modelRows(const grey::ForecastResult& result) {
    Rows rows{{"model", "fit MAPE %", "hold-out MAPE %", "C", "P"}};
    if (result.backtest) {
        rows[0].insert(rows[0].begin() + 2, "backtest MAPE %");
    }
    for (const grey::ModelOutcome* model : grey::rankedModels(result)) {
        const grey::Accuracy& accuracy = model->accuracy;
        rows.push_back({model->name, model->failure ? "not fitted" : shortNumber(accuracy.mape),
                        shortNumber(model->holdoutMape), shortNumber(accuracy.varianceRatio),
                        shortNumber(accuracy.smallErrorShare)});
        if (result.backtest) {
            std::string error = shortNumber(model->backtest ? model->backtest->mape : std::nullopt);
            if (model->backtest && model->backtest->failures > 0 && model->backtest->mape) {
                error = "(" + error + ")";
            }
            rows.back().insert(rows.back().begin() + 2, error);
        }
    }
    return rows;
}

/// Why models have no numbers, and which of the others were not judged on every point.
std::string failureLines(const grey::ForecastResult& result) {
    std::string text;
    for (const grey::ModelOutcome* model : grey::modelsOf(result)) {
        if (model->failure) {
            text += "not fitted: " + model->name + ": " + errorLine(*model->failure).toStdString() + "\n";
        } else if (model->backtest && model->backtest->failure) {
            text += "not ranked: " + model->name + ": not fitted at " + std::to_string(model->backtest->failures) +
                    " of the origins: " + errorLine(*model->backtest->failure).toStdString() + "\n";
        }
    }
    return text;
}

/// What scaling laws say of the peak.
std::string peakLines(const grey::ForecastResult& result) {
    std::string text;
    for (const grey::ModelOutcome* model : grey::modelsOf(result)) {
        if (model->peak) {
            text += model->name + ": " + widgets::peakText(*model->peak).toStdString() + "\n";
        }
    }
    return text;
}

/// Models whose numbers are none to rely on.
std::string doubtLines(const grey::ForecastResult& result) {
    std::string text;
    for (const std::string& warning : forecastWarnings(result)) {
        text += "warning: " + warning + "\n";
    }
    return text;
}

std::string relatedLine(const grey::ForecastResult& result) {
    if (result.options.related.empty()) {
        return {};
    }
    std::string text = "related:";
    for (const grey::RelatedSeries& related : result.options.related) {
        text += (text.back() == ':' ? " " : ", ") + related.name;
    }
    text += result.options.relatedFuture == grey::RelatedFuture::lastValue
                ? "; as measured or given at the steps, beyond that its last value\n"
                : "; as measured or given at the steps, nothing is assumed beyond that\n";
    return text;
}

std::string headLines(const grey::ForecastResult& result, const SeriesArguments::Chosen& chosen) {
    const grey::ForecastOptions& options = result.options;
    std::string text = titleOf(result.model) + " of " + base::terminalText(result.series) + ", fitted to " +
                       std::to_string(result.actual.size()) + " points; background weight " +
                       (options.searchBackground ? "searched" : shortNumber(options.backgroundWeight));
    if (options.translation.kind != grey::Translation::Kind::none) {
        text += "; shifted by C = " + shortNumber(result.shift) + ", which is taken off the results";
    }
    text += "\n" + wordsOf(chosen.query) + "\n" + relatedLine(result);
    for (const std::string& remark : forecastRemarks(result)) {
        text += remark + "\n";
    }
    text += "\n" + chosen.leftOutLine();
    for (std::size_t i = 0; i < result.model.parameters.size(); ++i) {
        const auto& [symbol, value] = result.model.parameters[i];
        text += (i == 0 ? "" : ", ") + symbol + " = " + shortNumber(value);
    }
    if (result.model.failure) {
        text += "not fitted: " + errorLine(*result.model.failure).toStdString();
    }
    return text + "\n";
}

/// What the series allows: class ratios, smoothness, the range of a.
std::string admissibilityLines(const grey::ForecastResult& result) {
    const grey::ClassRatio& ratio = result.classRatio;
    const grey::Smoothness& smoothness = result.smoothness;
    std::string text = "class ratios " + std::string(ratio.admissible ? "inside" : "not all inside") + " (" +
                       shortNumber(ratio.low) + ", " + shortNumber(ratio.high) + ")";
    if (!ratio.admissible) {
        text += "; outside at k = " + listed(ratio.outside);
        text += result.admissibleBy ? "; --shift auto (C = " + shortNumber(result.admissibleBy) + ") brings them inside"
                                    : "";
    }
    text += "\nsmoothness x(k)/x1(k-1) " + std::string(smoothness.smooth ? "below " : "not all below ") +
            shortNumber(grey::kSmoothnessLimit) + " from k = 3 on";
    text += smoothness.smooth ? "\n" : "; outside at k = " + listed(smoothness.outside) + "\n";
    const std::string range = widgets::suitabilityText(result).toStdString();
    return text + (range.empty() ? "" : "GM(1,1): " + range + "\n");
}

std::string accuracyLine(const grey::ForecastResult& result) {
    if (const QString through = widgets::freedomRemark(result); !through.isEmpty()) {
        return through.toStdString() + "\n";
    }
    const grey::Accuracy& accuracy = result.model.accuracy;
    return "C = " + shortNumber(accuracy.varianceRatio) + gradeText(accuracy.varianceGrade) +
           ", P = " + shortNumber(accuracy.smallErrorShare) + gradeText(accuracy.shareGrade) + ", MAPE " +
           shortNumber(accuracy.mape) + " %" + gradeText(accuracy.mapeGrade) + ", absolute degree " +
           shortNumber(accuracy.incidence) + gradeText(accuracy.incidenceGrade) +
           "\n(in-sample, deviations with ddof 0; MAPE over k >= 2)\n";
}

std::string intervalLine(const grey::ForecastResult& result) {
    if (!result.band) {
        return {};
    }
    return *result.band ? widgets::bandText(result).toStdString() + " (residuals resampled, errors " +
                              base::nameOf(grey::bandErrorsNames(), (*result.band)->options.errors) + "). " +
                              widgets::bandShareText(result).toStdString() + "\n"
                        : "no interval: " + errorLine(result.band->error()).toStdString() + "\n";
}

}  // namespace

std::vector<std::string> forecastWarnings(const grey::ForecastResult& result) {
    std::vector<std::string> warnings;
    for (const grey::ModelOutcome* model : grey::modelsOf(result)) {
        for (const QString& remark : widgets::doubtRemarks(result, *model)) {
            warnings.push_back(model->name + ": " + remark.toStdString());
        }
        if (model->ends) {
            warnings.push_back(model->name + ": " +
                               widgets::endsRemark(result, *model, errorLine(*model->ends)).toStdString());
        }
    }
    if (const QString bias = widgets::bandBiasText(result); !bias.isEmpty()) {
        warnings.push_back(bias.toStdString());
    }
    if (const QString axis = widgets::axisRemark(result, QString::fromStdString(result.axisName)); !axis.isEmpty()) {
        warnings.push_back(axis.toStdString() + (result.stepsWithoutPlace > 0 ? " --at names them." : ""));
    }
    return warnings;
}

std::vector<std::string> forecastRemarks(const grey::ForecastResult& result) {
    std::vector<std::string> remarks;
    for (const QString& remark : {widgets::describesRemark(result), widgets::bufferRemark(result)}) {
        if (!remark.isEmpty()) {
            remarks.push_back(remark.toStdString());
        }
    }
    return remarks;
}

std::string forecastText(const grey::ForecastResult& result, const SeriesArguments::Chosen& chosen) {
    std::string text = headLines(result, chosen) + admissibilityLines(result);
    if (!result.model.failure) {
        text += accuracyLine(result) + intervalLine(result);
    }
    return text + "\n" + alignedTable(pointRows(result, false)) + "\n" + alignedTable(modelRows(result)) +
           failureLines(result) + peakLines(result) + doubtLines(result) + noiseLine(chosen.noiseOf(result.series)) +
           "\n" + widgets::verdictText(result).toStdString() + "\n";
}

std::string forecastCsv(const grey::ForecastResult& result) {
    Rows rows = pointRows(result, true);
    for (const grey::ModelOutcome& model : result.others) {
        rows[0].push_back(model.name);
        for (std::size_t k = 0; k + 1 < rows.size(); ++k) {
            rows[k + 1].push_back(exactNumber(valueOf(model, k)));
        }
    }
    return csvTable(rows);
}

}  // namespace greyscope::app::cli
