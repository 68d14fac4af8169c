#include "widgets/present/forecast/forecast_rows.h"

#include <algorithm>

#include "widgets/present/forecast/forecast_verdict.h"
#include "widgets/present/table/table_text.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

QString percent(const std::optional<double>& value, int decimals) {
    return value ? Words::tr("%1 %").arg(fixedText(*value, decimals)) : QStringLiteral("–");
}

QString number(const std::optional<double>& value, int decimals) {
    return value ? fixedText(*value, decimals) : QStringLiteral("–");
}

ModelRow rowOf(const grey::ModelOutcome& model, const grey::ForecastResult& result, const ShownModels& shown,
               const ErrorWords& words) {
    ModelRow row;
    row.name = model.name;
    row.look = modelLook(model.name);
    row.optional = &model != &result.model;
    row.shown = !row.optional || std::find(shown.begin(), shown.end(), model.name) != shown.end();
    row.link = modelLink(model.name);
    row.holdoutError = grey::outOfSampleError(model);
    row.failure = model.failure ? words(*model.failure) : QString();
    row.doubt = modelDoubt(result, model, words);
    return row;
}

const grey::ModelOutcome* lastValueOf(const grey::ForecastResult& result) {
    const auto found = std::find_if(result.baselines.begin(), result.baselines.end(),
                                    [](const grey::ModelOutcome& model) { return model.name == "last-value"; });
    return found == result.baselines.end() ? nullptr : &*found;
}

/// "1.8×", "12×".
QString timesText(double ratio) {
    return fixedText(ratio, ratio < 9.95 ? 1 : 0) + QChar(0xD7);
}

void compareWithLastValue(AccuracyCard& card, const grey::ForecastResult& result) {
    const grey::ModelOutcome* last = lastValueOf(result);
    if (!last || !last->holdoutMape || !result.model.holdoutMape || *last->holdoutMape == 0.0 ||
        result.model.sawHeldOut()) {
        return;
    }
    const double ratio = *result.model.holdoutMape / *last->holdoutMape;
    card.worse = ratio > 1.0;
    card.comparison = Words::tr("%1 last-value error").arg(timesText(ratio));
}

}  // namespace

ModelTable modelTable(const grey::ForecastResult& result, const ShownModels& shown, std::size_t steps,
                      const ErrorWords& words) {
    ModelTable table{
        forecastModels(result, steps, words), {}, std::min(steps, result.steps.size()), result.backtest.has_value()};
    for (const grey::ModelOutcome* model : grey::rankedModels(result)) {
        table.rows.push_back(rowOf(*model, result, shown, words));
    }
    return table;
}

QString modelsCaption(const grey::ForecastResult& result) {
    const QString first =
        result.options.accuracy.meanError == grey::MeanErrorOver::all ? QStringLiteral("1") : QStringLiteral("2");
    return Words::tr("Fit over k = %1…%2. %3").arg(first, QString::number(result.actual.size()), verdictText(result));
}

MatrixSpec modelsFigure(const ModelTable& table, const QString& subtitle) {
    MatrixSpec figure = matrixOf(table.table, subtitle);
    for (std::size_t i = 0; i < figure.rows.size(); ++i) {
        const ModelLook& look = table.rows[i].look;
        linkRow(figure, i, table.rows[i].link);
        figure.rows[i].swatch = look.ink;
        figure.rows[i].marker = look.marker;
        figure.rows[i].dash = look.dash;
    }
    return figure;
}

AccuracyCard accuracyCard(const grey::ForecastResult& result) {
    constexpr int kGrades = 4;
    constexpr std::size_t kMostPoints = 3;
    AccuracyCard card;
    const grey::Accuracy& accuracy = result.model.accuracy;
    if (accuracy.grade) {
        card.goodGrade = *accuracy.grade <= 2;
        card.grade =
            *accuracy.grade <= kGrades
                ? Words::tr("C and P: grade %1 of %2").arg(QString::number(*accuracy.grade), QString::number(kGrades))
                : Words::tr("C and P: below grade %1").arg(kGrades);
    }
    card.varianceRatio = number(accuracy.varianceRatio, 3);
    card.smallErrorShare = number(accuracy.smallErrorShare, 2);
    card.fitError = percent(accuracy.mape, 1);
    const std::size_t held = heldOutCount(result);
    if (held == 0) {
        return card;
    }
    if (result.model.failure || result.model.forecast.size() < held) {
        return card;
    }
    card.heldOutTitle = Words::tr("Held out, %n points", nullptr, counted(held));
    const std::size_t first = held > kMostPoints ? held - kMostPoints : 0;
    card.firstPoint = static_cast<int>(result.actual.size() + first) + 1;
    for (std::size_t i = first; i < held; ++i) {
        const auto error = grey::meanAbsolutePercentageError({*result.steps[i].actual}, {result.model.forecast[i]});
        card.points.emplace_back(QStringLiteral("x(%1)").arg(result.actual.size() + i + 1), percent(error, 1));
    }
    card.heldOutError = percent(result.model.holdoutMape, 1);
    compareWithLastValue(card, result);
    return card;
}

}  // namespace greyscope::widgets
