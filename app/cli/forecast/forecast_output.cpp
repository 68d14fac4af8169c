#include "app/cli/forecast/forecast_output.h"

#include "app/analyses/forecast/forecast_analysis.h"
#include "app/cli/arguments/series_arguments.h"
#include "app/cli/output/output.h"
#include "app/cli/output/table_output.h"
#include "app/text/error_text.h"
#include "core/base/utf8.h"
#include "core/grey/limits.h"
#include "core/grey/models/grey_models.h"
#include "widgets/present/forecast/forecast_remarks.h"
#include "widgets/present/forecast/forecast_tables.h"
#include "widgets/present/forecast/forecast_verdict.h"
#include "widgets/present/forecast/model_look.h"
#include "widgets/present/forecast/peak_text.h"

namespace greyscope::app::cli {

namespace {

std::string titleOf(const grey::ModelOutcome& model) {
    return widgets::modelLook(model.name).title.toStdString();
}

std::string gradeText(const std::optional<int>& grade) {
    return grade ? " (grade " + std::to_string(*grade) + ")" : "";
}

/// Returns why models failed, and which of the other models were not evaluated at every point.
std::string failureLines(const grey::ForecastResult& result) {
    std::string text;
    for (const grey::ModelOutcome* model : grey::modelsOf(result)) {
        if (model->failure) {
            text += "not fitted: " + model->name + ": " + errorLine(*model->failure).toStdString() + "\n";
        } else if (model->backtest && model->backtest->failure) {
            text += "not ranked: " + model->name + ": not fitted at " + std::to_string(model->backtest->failures) +
                    " of the origins: " + errorLine(*model->backtest->failure).toStdString() + "\n";
        } else if (!model->backtest && model->sawHeldOut()) {
            text += "not ranked: " + model->name + ": " + widgets::joinedRemark(*model).toStdString() + "\n";
        }
    }
    return text;
}

/// Returns the peak according to the scaling laws.
std::string peakLines(const grey::ForecastResult& result) {
    std::string text;
    for (const grey::ModelOutcome* model : grey::modelsOf(result)) {
        if (model->peak) {
            text += model->name + ": " + widgets::peakText(*model->peak).toStdString() + "\n";
        }
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
    const grey::GreyModelRow& model = grey::rowOf(options.model);
    std::string text = titleOf(result.model) + " of " + base::terminalText(result.series) + ", fitted to " +
                       std::to_string(result.actual.size()) + " points";
    if (model.background) {
        text +=
            "; background weight " + (options.searchBackground ? "searched" : shortNumber(options.backgroundWeight));
    }
    if (options.accumulated && model.cumulative) {
        text += "; taken as accumulated";
    }
    if (options.translation.kind != grey::Translation::Kind::none) {
        text += "; shifted by C = " + shortNumber(result.shift) + ", which is taken off the results";
    }
    text += "\n" + wordsOf(chosen.query) + "\n" + relatedLine(result) + "\n" + chosen.leftOutLine();
    for (std::size_t i = 0; i < result.model.parameters.size(); ++i) {
        const auto& [symbol, value] = result.model.parameters[i];
        text += (i == 0 ? "" : ", ") + symbol + " = " + shortNumber(value);
    }
    return text + "\n";
}

/// Returns what the series allows: class ratios, smoothness, the range of a.
std::string admissibilityLines(const grey::ForecastResult& result) {
    const grey::ClassRatio& ratio = result.classRatio;
    const grey::Smoothness& smoothness = result.smoothness;
    const std::string range = widgets::suitabilityText(result).toStdString();
    return std::string("class ratios ") + (ratio.admissible ? "inside" : "not all inside") + " (" +
           shortNumber(ratio.low) + ", " + shortNumber(ratio.high) + ")\nsmoothness x(k)/x1(k-1) " +
           (smoothness.smooth ? "below " : "not all below ") + shortNumber(grey::kSmoothnessLimit) +
           " from k = 3 on\n" + (range.empty() ? "" : "GM(1,1): " + range + "\n");
}

std::string accuracyConventions(const grey::ForecastOptions& options) {
    const grey::AccuracyOptions& by = options.accuracy;
    std::string text = std::string("in-sample, deviations with ddof ") +
                       (by.deviations == grey::DeviationDivisor::n ? "0" : "1") + "; MAPE over " +
                       (by.meanError == grey::MeanErrorOver::all ? "all k" : "k >= 2");
    if (options.buffer != grey::BufferOperator::none) {
        text += "; compared with the " + base::nameOf(grey::judgedByNames(), by.judgedBy) + " series";
    }
    return text + (by.grades == grey::GradeTable::deng ? "; grades 1 to 4 by Deng" : "");
}

std::string accuracyLine(const grey::ForecastResult& result) {
    if (result.model.freedom == 0) {
        return {};  // no residual is left; a remark says so
    }
    const grey::Accuracy& accuracy = result.model.accuracy;
    return "C = " + shortNumber(accuracy.varianceRatio) + gradeText(accuracy.varianceGrade) +
           ", P = " + shortNumber(accuracy.smallErrorShare) + gradeText(accuracy.shareGrade) + ", MAPE " +
           shortNumber(accuracy.mape) + " %" + gradeText(accuracy.mapeGrade) + ", absolute degree " +
           shortNumber(accuracy.incidence) + gradeText(accuracy.incidenceGrade) + "\n(" +
           accuracyConventions(result.options) + ")\n";
}

std::string intervalLine(const grey::ForecastResult& result) {
    if (!result.band) {
        return {};
    }
    return *result.band ? widgets::bandText(result).toStdString() + " (residuals resampled, errors " +
                              base::nameOf(grey::bandErrorsNames(), (*result.band)->options.errors) + ").\n"
                        : std::string();
}

}  // namespace

std::vector<widgets::Remark> forecastRemarks(const grey::ForecastResult& result) {
    std::vector<std::string> others;
    for (const grey::ModelOutcome* model : grey::modelsOf(result)) {
        others.push_back(model->name);
    }
    return ForecastAnalysis::remarks(result, QString::fromStdString(result.axisName), others);
}

std::string forecastText(const grey::ForecastResult& result, const SeriesArguments::Chosen& chosen,
                         const std::string& remarks) {
    std::string text = headLines(result, chosen) + admissibilityLines(result);
    if (!result.model.failure) {
        text += accuracyLine(result) + intervalLine(result);
    }
    return text + "\n" + alignedTable(widgets::forecastPoints(result)) + "\n" +
           alignedTable(widgets::forecastModels(result, 0, errorText)) + failureLines(result) + peakLines(result) +
           remarks + "\n" + widgets::verdictText(result).toStdString() + "\n";
}

}  // namespace greyscope::app::cli
