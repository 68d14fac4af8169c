#include "widgets/present/forecast_rows.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <limits>

#include "widgets/present/number_text.h"

namespace greyscope::widgets {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ForecastPresent)
};

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
    return parts.join(QStringLiteral(", "));
}

ModelRow rowOf(const grey::ModelOutcome& model, const grey::ForecastResult& result, const ShownModels& shown,
               std::size_t steps) {
    ModelRow row;
    row.name = model.name;
    row.look = modelLook(model.name);
    row.optional = &model != &result.model;
    row.shown = !row.optional || std::find(shown.begin(), shown.end(), model.name) != shown.end();
    row.link = modelLink(model.name);
    if (model.failure) {
        return row;
    }
    row.parameters = parametersText(model);
    for (std::size_t i = 0; i < steps; ++i) {
        row.steps.push_back(fixedText(model.forecast[i], forecastDecimals(result)));
    }
    row.fitError = model.accuracy.mape;
    row.holdoutError = model.holdoutMape;
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

QString joined(const QStringList& names) {
    if (names.size() < 2) {
        return names.join(QString());
    }
    return Words::tr("%1 and %2").arg(names.mid(0, names.size() - 1).join(QStringLiteral(", ")), names.back());
}

}  // namespace

ModelTable modelTable(const grey::ForecastResult& result, const ShownModels& shown, std::size_t steps,
                      const std::function<QString(const base::Error&)>& words) {
    ModelTable table;
    const std::size_t columns = std::min(steps, result.steps.size());
    for (std::size_t i = 0; i < columns; ++i) {
        table.stepNames.push_back(QStringLiteral("x̂(%1)").arg(result.actual.size() + i + 1));
    }
    for (const grey::ModelOutcome* model : modelsOf(result)) {
        table.rows.push_back(rowOf(*model, result, shown, columns));
        table.rows.back().failure = model->failure ? words(*model->failure) : QString();
    }
    const auto error = [](const std::optional<double>& value) {
        return value.value_or(std::numeric_limits<double>::infinity());
    };
    std::stable_sort(table.rows.begin(), table.rows.end(), [&](const ModelRow& a, const ModelRow& b) {
        return std::tuple(!a.failure.isEmpty(), error(a.holdoutError), error(a.fitError)) <
               std::tuple(!b.failure.isEmpty(), error(b.holdoutError), error(b.fitError));
    });
    return table;
}

QString modelsCaption(const grey::ForecastResult& result) {
    constexpr std::size_t kFew = 3;
    const QString fit = Words::tr("fit over k = 2…%1").arg(result.actual.size());
    const std::size_t held = heldOutCount(result);
    if (held == 0) {
        return Words::tr("%1, sorted by it: no point is held out").arg(fit);
    }
    const QString sorted = Words::tr("%1, sorted by hold-out error").arg(fit);
    if (held > kFew) {
        return sorted;
    }
    return held == 1 ? Words::tr("%1; one held-out point decides little").arg(sorted)
                     : Words::tr("%1; %2 held-out points decide little").arg(sorted).arg(held);
}

namespace {

/// The columns of numbers, as they are named and as a row fills them.
QStringList numberNames(const ModelTable& table) {
    QStringList names{Words::tr("Fit MAPE, %")};
    names << QStringList(table.stepNames.begin(), table.stepNames.end());
    return names << Words::tr("Hold-out, %") << QStringLiteral("C") << QStringLiteral("P");
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
        const QStringList names{row.look.title, row.failure.isEmpty() ? row.parameters : row.failure};
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
        card.grade = *accuracy.grade <= kGrades ? Words::tr("grade %1 of %2").arg(*accuracy.grade).arg(kGrades)
                                                : Words::tr("below grade %1").arg(kGrades);
    }
    card.varianceRatio = number(accuracy.varianceRatio, 3);
    card.smallErrorShare = number(accuracy.smallErrorShare, 2);
    card.fitError = percent(accuracy.mape, 1);
    const std::size_t held = heldOutCount(result);
    if (held == 0) {
        return card;
    }
    if (result.model.failure) {
        return card;
    }
    card.heldOutTitle = held == 1 ? Words::tr("Held out, 1 point") : Words::tr("Held out, %1 points").arg(held);
    for (std::size_t i = held > kMostPoints ? held - kMostPoints : 0; i < held; ++i) {
        const auto error = grey::meanAbsolutePercentageError({*result.steps[i].actual}, {result.model.forecast[i]});
        card.points.emplace_back(QStringLiteral("x(%1)").arg(result.actual.size() + i + 1), percent(error, 1));
    }
    card.heldOutError = percent(result.model.holdoutMape, 1);
    compareWithLastValue(card, result);
    return card;
}

Remark honestRemark(const grey::ForecastResult& result) {
    if (heldOutCount(result) == 0) {
        return {Words::tr("C and P look at fitted points only. Hold out points to see how well the model forecasts."),
                true};
    }
    if (result.model.failure) {
        return {
            Words::tr("%1 could not be fitted; the table of models says why.").arg(modelLook(result.model.name).title),
            true};
    }
    if (!result.model.holdoutMape) {
        return {Words::tr("C and P look at fitted points only. A held-out value is 0, so it has no relative error."),
                true};
    }
    std::vector<const grey::ModelOutcome*> better;
    for (const grey::ModelOutcome& baseline : result.baselines) {
        if (baseline.holdoutMape && *baseline.holdoutMape < *result.model.holdoutMape) {
            better.push_back(&baseline);
        }
    }
    if (better.empty()) {
        return {Words::tr("C and P look at fitted points only, but no baseline predicts the held-out points better."),
                false};
    }
    std::stable_sort(better.begin(), better.end(),
                     [](const auto* a, const auto* b) { return *a->holdoutMape < *b->holdoutMape; });
    constexpr std::size_t kNamed = 2;
    QStringList names;
    for (const grey::ModelOutcome* model : better) {
        names << modelLook(model->name).label;
    }
    if (better.size() > kNamed + 1) {
        names = names.mid(0, kNamed);
        names << Words::tr("%1 more baselines").arg(better.size() - kNamed);
    }
    names.front()[0] = names.front()[0].toUpper();
    return {
        (better.size() == 1 ? Words::tr("C and P look at fitted points only. %1 predicts the held-out points better.")
                            : Words::tr("C and P look at fitted points only. %1 predict the held-out points better."))
            .arg(joined(names)),
        true};
}

QString classRatioRemark(const grey::ForecastResult& result) {
    if (result.classRatio.admissible) {
        return {};
    }
    constexpr std::size_t kNamed = 6;
    const std::vector<std::size_t>& outside = result.classRatio.outside;
    QStringList points;
    for (std::size_t i = 0; i < std::min(kNamed, outside.size()); ++i) {
        points << QString::number(outside[i]);
    }
    if (outside.size() > kNamed) {
        points << QStringLiteral("…");
    }
    return Words::tr("The class ratio leaves (%1, %2) at k = %3: GM(1,1) does not suit the series as it is.")
        .arg(fixedText(result.classRatio.low, 2), fixedText(result.classRatio.high, 2),
             points.join(QStringLiteral(", ")));
}

QString axisRemark(const grey::ForecastResult& result, const ForecastNames& names) {
    if (result.spacing != grey::AxisSpacing::uneven) {
        return {};
    }
    return Words::tr("The points are unevenly spaced on %1. GM(1,1) counts points and does not see the distances.")
        .arg(names.axis);
}

QString suitabilityText(const grey::ForecastResult& result) {
    if (!result.gm11) {
        return {};
    }
    QString allowed;
    switch (result.gm11->suitability) {
        case grey::Horizon::longTerm:
            allowed = Words::tr("long term");
            break;
        case grey::Horizon::mediumTerm:
            allowed = Words::tr("medium term");
            break;
        case grey::Horizon::shortTerm:
            allowed = Words::tr("short term");
            break;
        case grey::Horizon::residualModel:
            allowed = Words::tr("with a residual model");
            break;
        case grey::Horizon::unsuitable:
            allowed = Words::tr("not suitable");
            break;
    }
    return Words::tr("−a = %1: %2").arg(significantText(-result.gm11->a, 3), allowed);
}

}  // namespace greyscope::widgets
