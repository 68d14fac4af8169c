#include "widgets/present/forecast/forecast_remarks.h"

#include <algorithm>

#include "core/grey/limits.h"
#include "widgets/present/forecast/model_look.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

QString freedomRemark(const grey::ForecastResult& result) {
    return result.model.failure || result.model.freedom > 0
               ? QString()
               : Words::tr(
                     "There are as many coefficients as equations: the curve passes through any points, so no "
                     "residuals remain to judge the fit.");
}

QString joinedRemark(const grey::ModelOutcome& model) {
    return !model.sawHeldOut()
               ? QString()
               : Words::tr(
                     "It forecasts each held-out point from the measured points before it, so its error on them cannot "
                     "be compared with that of models that see only the fitted points; a backtest compares them.");
}

QString describesRemark(const grey::ForecastResult& result) {
    return result.model.describes ? Words::tr(
                                        "%1 has no autoregressive term: it describes the fitted points by the related "
                                        "series and does not forecast.")
                                        .arg(modelLook(result.model.name).label)
                                  : QString();
}

QString bufferName(grey::BufferOperator buffer) {
    switch (buffer) {
        case grey::BufferOperator::averageWeakening:
            return Words::tr("average weakening");
        case grey::BufferOperator::averageWeakeningTwice:
            return Words::tr("average weakening, twice");
        case grey::BufferOperator::weightedWeakening:
            return Words::tr("weighted average weakening");
        case grey::BufferOperator::geometricWeakening:
            return Words::tr("geometric average weakening");
        case grey::BufferOperator::averageStrengthening:
            return Words::tr("average strengthening");
        case grey::BufferOperator::weightedStrengthening:
            return Words::tr("weighted average strengthening");
        case grey::BufferOperator::geometricStrengthening:
            return Words::tr("geometric average strengthening");
        case grey::BufferOperator::none:
            break;
    }
    return {};
}

QString bufferRemark(const grey::ForecastResult& result) {
    if (result.options.buffer == grey::BufferOperator::none) {
        return {};
    }
    const QString buffer = bufferName(result.options.buffer);
    if (result.options.accuracy.judgedBy == grey::JudgedBy::buffered) {
        return Words::tr(
                   "Buffer operator: %1. Grey models are fitted to the buffered points; class ratios, smoothness, "
                   "a, C, P and the MAPE of the fit refer to these, residuals and held-out errors to the "
                   "measured points.")
            .arg(buffer);
    }
    QString text = Words::tr(
                       "Buffer operator: %1. Grey models are fitted to the buffered points; class ratios, smoothness "
                       "and a refer to these, residuals and errors to the measured points.")
                       .arg(buffer);
    if (const auto& accuracy = result.model.bufferedAccuracy; accuracy && accuracy->mape) {
        text += betweenSentences() + Words::tr("Relative to the buffered points, the MAPE of the fit is %1 %.")
                                         .arg(significantText(*accuracy->mape, 3));
    }
    return text;
}

Remark honestRemark(const grey::ForecastResult& result) {
    const auto doubt = [](const QString& text) { return Remark{"accuracy", Remark::Kind::look, text}; };
    if (const QString through = freedomRemark(result); !through.isEmpty()) {
        return doubt(through);
    }
    if (const QString describes = describesRemark(result); !describes.isEmpty() && !result.model.failure) {
        return doubt(describes);
    }
    if (const QString joined = joinedRemark(result.model); !joined.isEmpty()) {
        return doubt(withColon(modelLook(result.model.name).label, joined));
    }
    if (heldOutCount(result) == 0) {
        return doubt(Words::tr("C and P use only fitted points. Hold out points to see how well the model forecasts."));
    }
    if (result.model.failure) {
        return doubt(filled(Words::tr("%1 could not be fitted; see the table of models for the reason."),
                            {modelLook(result.model.name).title}));
    }
    if (!result.model.holdoutMape) {
        return doubt(Words::tr("C and P use only fitted points. A held-out value is 0 and has no relative error."));
    }
    std::vector<const grey::ModelOutcome*> better;
    for (const grey::ModelOutcome& baseline : result.baselines) {
        if (baseline.holdoutMape && *baseline.holdoutMape < *result.model.holdoutMape) {
            better.push_back(&baseline);
        }
    }
    if (better.empty()) {
        return {"accuracy", Remark::Kind::good,
                Words::tr("C and P use only fitted points; no baseline predicts the held-out points better.")};
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
        names << Words::tr("%n more baselines", nullptr, counted(better.size() - kNamed));
    }
    return doubt(
        filled(Words::tr("C and P use only fitted points. Better on the held-out points: %1."), {enumerated(names)}));
}

namespace {

/// "2, 3"; at most the first six points.
QString pointsText(const std::vector<std::size_t>& points) {
    constexpr std::size_t kNamed = 6;
    QStringList texts;
    for (std::size_t i = 0; i < std::min(kNamed, points.size()); ++i) {
        texts << QString::number(points[i]);
    }
    if (points.size() > kNamed) {
        texts << QStringLiteral("…");
    }
    return listed(texts);
}

}  // namespace

QString classRatioRemark(const grey::ForecastResult& result) {
    if (result.classRatio.admissible) {
        return {};
    }
    const QString leaves =
        Words::tr("The class ratio lies outside (%1, %2) at k = %3: the original series is not suitable for GM(1,1).")
            .arg(fixedText(result.classRatio.low, 2), fixedText(result.classRatio.high, 2),
                 pointsText(result.classRatio.outside));
    return result.admissibleBy
               ? paragraph(
                     {leaves,
                      Words::tr("A shift by C = %1 brings it inside.").arg(significantText(*result.admissibleBy, 3))})
               : leaves;
}

QString smoothnessRemark(const grey::ForecastResult& result) {
    if (result.smoothness.smooth) {
        return {};
    }
    return Words::tr("The series is not quasi-smooth: x(k)/x₁(k−1) is %1 or more at k = %2.")
        .arg(plainText(grey::kSmoothnessLimit, 1), pointsText(result.smoothness.outside));
}

QStringList doubtRemarks(const grey::ForecastResult& result, const grey::ModelOutcome& model) {
    QStringList remarks;
    if (!model.doubts.wrongSign.empty()) {
        const bool negative =
            std::all_of(result.actual.begin(), result.actual.end(), [](double x) { return x >= 0.0; });
        remarks << (negative ? Words::tr("The model's values are negative at k = %1, although no measured value is: "
                                         "the model does not suit the series.")
                             : Words::tr("The model's values are positive at k = %1, although no measured value is: "
                                         "the model does not suit the series."))
                       .arg(pointsText(model.doubts.wrongSign));
    }
    if (model.doubts.missesSpread) {
        remarks
            << Words::tr(
                   "The errors spread more widely than the series (C = %1): the mean of the points would fit better.")
                   .arg(significantText(*model.accuracy.varianceRatio, 3));
    }
    return remarks;
}

QString endsRemark(const grey::ForecastResult& result, const grey::ModelOutcome& model, const QString& why) {
    return paragraph({filled(Words::tr("There is no forecast from %1 on."),
                             {visibleText(result.steps[model.forecast.size()].label)}),
                      why});
}

QString gradesText(const grey::ForecastResult& result) {
    const grey::Accuracy& accuracy = result.model.accuracy;
    QStringList parts;
    const auto add = [&](const QString& name, const std::optional<int>& grade) {
        if (grade) {
            parts << Words::tr("%1 %2").arg(name, QString::number(*grade));
        }
    };
    add(QStringLiteral("C"), accuracy.varianceGrade);
    add(QStringLiteral("P"), accuracy.shareGrade);
    add(QStringLiteral("MAPE"), accuracy.mapeGrade);
    if (accuracy.incidence && accuracy.incidenceGrade) {
        const QString degree = Words::tr("absolute degree %1").arg(fixedText(*accuracy.incidence, 3));
        parts << withColon(degree, QString::number(*accuracy.incidenceGrade));
    }
    return parts.isEmpty() ? QString() : Words::tr("Grades: %1").arg(listed(parts));
}

QString axisRemark(const grey::ForecastResult& result, const QString& axis) {
    if (result.spacing != grey::AxisSpacing::uneven) {
        return {};
    }
    const QString text = filled(Words::tr("The points are unevenly spaced on %1. GM(1,1) uses only the order of the "
                                          "points and ignores the distances."),
                                {axis});
    if (result.stepsWithoutPlace == 0) {
        return text;
    }
    const std::string& last = result.steps.empty() ? result.labels.back() : result.steps.back().label;
    return text + betweenSentences() +
           filled(Words::tr("The axis has no regular next point after %1: give the points to forecast beyond it."),
                  {visibleText(last)});
}

QString suitabilityText(const grey::ForecastResult& result) {
    if (!result.gm11) {
        return {};
    }
    const double growth = -result.gm11->a;
    return horizonText(result.gm11->suitability, significantText(growth, 3),
                       plainText(static_cast<double>(grey::limitFor(growth)), 1));
}

QString horizonText(grey::Horizon allows, const QString& growth, const QString& limit) {
    switch (allows) {
        case grey::Horizon::longTerm:
            return Words::tr("−a = %1 ≤ %2: medium and long term").arg(growth, limit);
        case grey::Horizon::shortTerm:
            return Words::tr("−a = %1 ≤ %2: short term").arg(growth, limit);
        case grey::Horizon::shortTermWithCare:
            return Words::tr("−a = %1 ≤ %2: short term, with care").arg(growth, limit);
        case grey::Horizon::residualModel:
            return Words::tr("−a = %1 ≤ %2: with a residual model").arg(growth, limit);
        case grey::Horizon::unsuitable:
            break;
    }
    return Words::tr("−a = %1 > %2: not suitable").arg(growth, limit);
}

}  // namespace greyscope::widgets
