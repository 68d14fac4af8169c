#include "widgets/present/forecast/forecast_tables.h"

#include <algorithm>
#include <cmath>

#include "widgets/present/forecast/forecast_present.h"
#include "widgets/present/forecast/forecast_remarks.h"
#include "widgets/present/forecast/forecast_verdict.h"
#include "widgets/present/forecast/model_look.h"
#include "widgets/present/forecast/peak_text.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

/// A model's value at a point or step; nullopt if the model was not fitted or its forecast has ended.
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

QString percentUnit() {
    return QStringLiteral("%");
}

QString parametersText(const grey::ModelOutcome& model) {
    constexpr int kDigits = 3;
    if (model.name == "linear") {
        const double slope = model.parameters[1].second;
        return QStringLiteral("%1 %2 %3 k")
            .arg(significantText(model.parameters[0].second, kDigits + 1),
                 slope < 0.0 ? QStringLiteral("−") : QStringLiteral("+"),
                 significantText(std::abs(slope), kDigits + 1));
    }
    QStringList parts;
    for (const auto& [symbol, value] : model.parameters) {
        const QString name = symbol == "mean" ? QStringLiteral("x̄") : QString::fromStdString(symbol);
        parts << QStringLiteral("%1 = %2").arg(name, significantText(value, kDigits));
    }
    return listed(parts);
}

/// Facts about a model: at how many origins it could not be fitted, its peak, whether it only describes.
QString knownOf(const grey::ForecastResult& result, const grey::ModelOutcome& model) {
    QStringList known;
    if (model.backtest && model.backtest->failures > 0) {
        known << Words::tr("not fitted at %1 of %2 origins")
                     .arg(QString::number(model.backtest->failures),
                          QString::number(result.backtest->lastOrigin - result.backtest->firstOrigin + 1));
    }
    if (model.failure) {
        return clauses(known);
    }
    if (model.peak) {
        known << peakText(*model.peak);
    }
    if (model.sawHeldOut()) {
        known << Words::tr("uses held-out points");
    }
    return model.describes ? Words::tr("descriptive only, no forecast") : clauses(known);
}

}  // namespace

QString modelDoubt(const grey::ForecastResult& result, const grey::ModelOutcome& model, const ErrorWords& words) {
    QStringList doubts = model.failure ? QStringList() : doubtRemarks(result, model);
    if (model.ends) {
        doubts << endsRemark(result, model, words(*model.ends));
    }
    return paragraph(doubts);
}

namespace {

/// The doubts, facts and parameters of a model, or why it could not be fitted.
QString modelWords(const grey::ForecastResult& result, const grey::ModelOutcome& model, const ErrorWords& words) {
    if (model.failure) {
        return words(*model.failure);
    }
    const QString known = knownOf(result, model);
    const QString parameters = parametersText(model);
    return paragraph({modelDoubt(result, model, words), known.isEmpty() ? parameters : clauses({known, parameters})});
}

}  // namespace

Table forecastPoints(const grey::ForecastResult& result) {
    const bool band = result.band && *result.band;
    const auto biases = band ? grey::bandBiases(**result.band, result.model.forecast) : std::vector<grey::BandBias>{};
    Table table{"points", Words::tr("Points and steps")};
    table.columns = {{.key = "k", .heading = QStringLiteral("k")},
                     {.key = "point", .heading = Words::tr("point"), .isText = true},
                     {.key = "kind", .heading = Words::tr("kind"), .isText = true},
                     {.key = "actual", .heading = Words::tr("actual")},
                     {.key = "model", .heading = Words::tr("model")},
                     {.key = "residual", .heading = Words::tr("residual")},
                     {.key = "error_percent", .heading = Words::tr("error"), .unit = percentUnit()}};
    if (band) {
        table.columns.insert(
            table.columns.end(),
            {{.key = "low", .heading = Words::tr("low")},
             {.key = "high", .heading = Words::tr("high")},
             {.key = "corrected", .heading = Words::tr("corrected"), .in = biases.empty() ? kData : kEverywhere}});
    }
    for (const grey::ModelOutcome& other : result.others) {
        table.columns.push_back({.key = other.name, .in = kData});
    }
    const std::size_t fitted = result.actual.size();
    for (std::size_t k = 0; k < fitted + result.steps.size(); ++k) {
        const bool ahead = k >= fitted;
        const std::size_t step = ahead ? k - fitted : 0;
        const auto actual = ahead ? result.steps[step].actual : std::optional(result.actual[k]);
        const auto value = valueOf(result.model, k);
        const bool both = actual && value;
        const QString kind = !ahead ? Words::tr("fitted") : actual ? Words::tr("held out") : Words::tr("forecast");
        std::vector<TableCell> row{k + 1, ahead ? result.steps[step].label : result.labels[k]};
        row.insert(row.end(), {TableCell(!ahead   ? "fitted"
                                         : actual ? "held out"
                                                  : "forecast",
                                         kind),
                               actual, value, both ? std::optional(*actual - *value) : std::nullopt,
                               both ? grey::meanAbsolutePercentageError({*actual}, {*value}) : std::nullopt});
        if (band) {
            const grey::PredictionBand& found = **result.band;
            const bool has = ahead && step < found.low.size();
            row.insert(row.end(), {has ? std::optional(found.low[step]) : std::nullopt,
                                   has ? std::optional(found.high[step]) : std::nullopt,
                                   has ? std::optional(found.corrected[step]) : std::nullopt});
        }
        for (const grey::ModelOutcome& other : result.others) {
            row.emplace_back(valueOf(other, k));
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

Table forecastModels(const grey::ForecastResult& result, std::size_t steps, const ErrorWords& words) {
    const bool backtest = result.backtest.has_value();
    const std::size_t shown = std::min(steps, result.steps.size());
    Table table{"models", Words::tr("Models compared")};
    table.columns = {{.key = "name", .heading = Words::tr("Model"), .isText = true, .in = kTerminal | kData},
                     {.heading = Words::tr("Model"), .isText = true, .in = kWindow | kFigure},
                     {.key = "parameters", .heading = Words::tr("Parameters"), .isText = true, .in = kWindow},
                     {.key = "mape", .heading = Words::tr("Fit MAPE"), .unit = percentUnit(), .digits = decimals(3)}};
    for (std::size_t i = 0; i < shown; ++i) {
        table.columns.push_back({.heading = QStringLiteral("x̂(%1)").arg(result.actual.size() + i + 1),
                                 .digits = decimals(forecastDecimals(result)),
                                 .in = kWindow | kFigure});
    }
    if (backtest) {
        table.columns.push_back(
            {.heading = Words::tr("Backtest"), .unit = percentUnit(), .digits = decimals(3), .in = kPeople});
    }
    table.columns.push_back({.key = "holdout_mape",
                             .heading = Words::tr("Hold-out"),
                             .unit = percentUnit(),
                             .digits = decimals(3),
                             .in = backtest ? kTerminal | kData : kEverywhere});
    table.columns.push_back({.key = "c", .heading = QStringLiteral("C"), .digits = decimals(3)});
    table.columns.push_back({.key = "p", .heading = QStringLiteral("P"), .digits = decimals(3)});
    for (const grey::ModelOutcome* model : grey::rankedModels(result)) {
        const grey::Accuracy& accuracy = model->accuracy;
        std::vector<TableCell> row{model->name, modelLook(model->name).title.toStdString(),
                                   modelWords(result, *model, words).toStdString(), accuracy.mape};
        for (std::size_t i = 0; i < shown; ++i) {
            row.emplace_back(valueOf(*model, result.actual.size() + i));
        }
        if (backtest) {
            row.emplace_back(grey::outOfSampleError(*model));
        }
        row.insert(row.end(), {model->holdoutMape, accuracy.varianceRatio, accuracy.smallErrorShare});
        for (TableCell& cell : row) {
            cell.remark = model->failure ? words(*model->failure) : QString();
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

}  // namespace greyscope::widgets
