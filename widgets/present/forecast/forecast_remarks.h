#pragma once

#include <QString>
#include <QStringList>

#include "core/grey/limits.h"
#include "widgets/present/forecast/forecast_present.h"
#include "widgets/present/remark.h"

namespace greyscope::widgets {

/// A caution that accuracy on fitted points does not measure forecasts, with the baselines that predict the held-out
/// points better.
[[nodiscard]] Remark honestRemark(const grey::ForecastResult& result);
/// A sentence that the model only describes the fitted points; empty if it forecasts.
[[nodiscard]] QString describesRemark(const grey::ForecastResult& result);
/// "average weakening"; empty without a buffer operator.
[[nodiscard]] QString bufferName(grey::BufferOperator buffer);
/// The buffer operator, the quantities it affects, and the error of the fit to the buffered points; empty without one.
[[nodiscard]] QString bufferRemark(const grey::ForecastResult& result);
/// A sentence that the fit has as many coefficients as equations, so its accuracy cannot be judged; empty if residuals
/// remain.
[[nodiscard]] QString freedomRemark(const grey::ForecastResult& result);
/// The class ratios outside the admissible band; empty if all are inside.
[[nodiscard]] QString classRatioRemark(const grey::ForecastResult& result);
/// The points at which the series is not quasi-smooth; empty if there are none.
[[nodiscard]] QString smoothnessRemark(const grey::ForecastResult& result);
/// From which step on the model has no forecast, followed by `why`. Only for a model whose forecast ends before the
/// last step.
[[nodiscard]] QString endsRemark(const grey::ForecastResult& result, const grey::ModelOutcome& model,
                                 const QString& why);
/// Doubts about the curve of a model, one sentence each: values of a sign that no measured point has, and errors that
/// spread more widely than the points. Empty without doubts.
[[nodiscard]] QStringList doubtRemarks(const grey::ForecastResult& result, const grey::ModelOutcome& model);
/// The grades of the model's accuracy: "Grades: C 1, P 1, MAPE 3, absolute degree 0.999: 1"; empty without grades.
[[nodiscard]] QString gradesText(const grey::ForecastResult& result);
/// A warning about an unevenly spaced axis; empty if the spacing is even.
[[nodiscard]] QString axisRemark(const grey::ForecastResult& result, const QString& axis);
/// "−a = 0.115 ≤ 0.3: medium and long term"; empty if GM(1,1) cannot be fitted.
[[nodiscard]] QString suitabilityText(const grey::ForecastResult& result);
/// suitabilityText() for a given −a and the limit that it is compared with, both as texts.
[[nodiscard]] QString horizonText(grey::Horizon allows, const QString& growth, const QString& limit);

}  // namespace greyscope::widgets
