#include "widgets/present/forecast/forecast_rows.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "widgets/present/forecast/forecast_remarks.h"
#include "widgets/present/forecast/forecast_verdict.h"
#include "widgets/present/forecast/peak_text.h"
#include "widgets/present/words/joined_words.h"
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
    return parts.join(Words::tr(", ", "in a list"));
}

ModelRow rowOf(const grey::ModelOutcome& model, const grey::ForecastResult& result, const ShownModels& shown,
               std::size_t steps) {
    ModelRow row;
    row.name = model.name;
    row.look = modelLook(model.name);
    row.optional = &model != &result.model;
    row.shown = !row.optional || std::find(shown.begin(), shown.end(), model.name) != shown.end();
    row.link = modelLink(model.name);
    row.holdoutError = grey::outOfSampleError(model);
    if (model.backtest && model.backtest->failures > 0) {
        row.remark = Words::tr("not fitted at %1 of %2 origins")
                         .arg(QString::number(model.backtest->failures),
                              QString::number(result.backtest->lastOrigin - result.backtest->firstOrigin + 1));
    }
    if (model.failure) {
        return row;
    }
    row.parameters = parametersText(model);
    if (model.peak) {
        row.remark =
            row.remark.isEmpty() ? peakText(*model.peak) : Words::tr("%1; %2").arg(row.remark, peakText(*model.peak));
    }
    row.doubt = paragraph(doubtRemarks(result, model));
    if (model.describes) {
        row.remark = Words::tr("describes, does not forecast");
    }
    for (std::size_t i = 0; i < std::min(steps, model.forecast.size()); ++i) {
        row.steps.push_back(fixedText(model.forecast[i], forecastDecimals(result)));
    }
    row.fitError = model.accuracy.mape;
    row.varianceRatio = model.accuracy.varianceRatio;
    row.smallErrorShare = model.accuracy.smallErrorShare;
    return row;
}

const grey::ModelOutcome* lastValueOf(const grey::ForecastResult& result) {
    const auto found = std::find_if(result.baselines.begin(), result.baselines.end(),
                                    [](const grey::ModelOutcome& model) { return model.name == "last-value"; });
    return found == result.baselines.end() ? nullptr : &*found;
}

/// "12× last value", as large as it is understood: "1.8×", "12×".
QString timesText(double ratio) {
    return fixedText(ratio, ratio < 9.95 ? 1 : 0) + QChar(0xD7);
}

void compareWithLastValue(AccuracyCard& card, const grey::ForecastResult& result) {
    const grey::ModelOutcome* last = lastValueOf(result);
    if (!last || !last->holdoutMape || !result.model.holdoutMape || *last->holdoutMape == 0.0) {
        return;
    }
    const double ratio = *result.model.holdoutMape / *last->holdoutMape;
    card.worse = ratio > 1.0;
    card.comparison = Words::tr("%1 last value").arg(timesText(ratio));
}

}  // namespace

ModelTable modelTable(const grey::ForecastResult& result, const ShownModels& shown, std::size_t steps,
                      const std::function<QString(const base::Error&)>& words) {
    ModelTable table;
    const std::size_t columns = std::min(steps, result.steps.size());
    for (std::size_t i = 0; i < columns; ++i) {
        table.stepNames.push_back(QStringLiteral("x̂(%1)").arg(result.actual.size() + i + 1));
    }
    table.backtest = result.backtest.has_value();
    for (const grey::ModelOutcome* model : grey::rankedModels(result)) {
        table.rows.push_back(rowOf(*model, result, shown, columns));
        ModelRow& row = table.rows.back();
        row.failure = model->failure ? words(*model->failure) : QString();
        if (model->ends) {
            row.doubt = paragraph({row.doubt, endsRemark(result, *model, words(*model->ends))});
        }
    }
    return table;
}

QString parametersCell(const ModelRow& row) {
    if (!row.failure.isEmpty()) {
        return row.failure;
    }
    const QString known = row.remark.isEmpty() ? row.parameters : Words::tr("%1; %2").arg(row.remark, row.parameters);
    return paragraph({row.doubt, known});
}

QString modelsCaption(const grey::ForecastResult& result) {
    return Words::tr("Fit over k = 2…%1. %2").arg(QString::number(result.actual.size()), verdictText(result));
}

namespace {

/// The columns of numbers, as they are named and as a row fills them.
QStringList numberNames(const ModelTable& table) {
    QStringList names{Words::tr("Fit MAPE, %")};
    names << QStringList(table.stepNames.begin(), table.stepNames.end());
    return names << (table.backtest ? Words::tr("Backtest, %") : Words::tr("Hold-out, %")) << QStringLiteral("C")
                 << QStringLiteral("P");
}

QStringList numbersOf(const ModelRow& row, std::size_t steps, int digits) {
    QStringList cells{number(row.fitError, digits)};
    for (std::size_t i = 0; i < steps; ++i) {
        cells << (i < row.steps.size() ? row.steps[i] : QStringLiteral("–"));
    }
    return cells << number(row.holdoutError, digits) << number(row.varianceRatio, digits)
                 << number(row.smallErrorShare, digits);
}

}  // namespace

QString modelsText(const ModelTable& table) {
    QStringList lines{(QStringList{Words::tr("Model"), Words::tr("Parameters")} + numberNames(table)).join(u'\t')};
    for (const ModelRow& row : table.rows) {
        const QStringList names{row.look.title, parametersCell(row)};
        lines << (names + numbersOf(row, table.stepNames.size(), 4)).join(u'\t');
    }
    return lines.join(u'\n') + u'\n';
}

MatrixSpec modelsFigure(const ModelTable& table, const QString& title, const QString& subtitle) {
    MatrixSpec figure;
    figure.title = title;
    figure.subtitle = subtitle;
    figure.palette = Palette::none;
    figure.table = true;
    for (const QString& name : numberNames(table)) {
        Heading heading;
        heading.label = name;
        figure.columns.push_back(heading);
    }
    for (const ModelRow& row : table.rows) {
        Heading heading;
        heading.label = row.look.title;
        heading.link = row.link;
        heading.swatch = row.look.ink;
        heading.marker = row.look.marker;
        heading.dash = row.look.dash;
        figure.rows.push_back(heading);
        for (const QString& text : numbersOf(row, table.stepNames.size(), 3)) {
            Cell cell;
            cell.text = text;
            cell.tooltip = row.failure;
            cell.link = row.link;
            figure.cells.push_back(cell);
        }
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
