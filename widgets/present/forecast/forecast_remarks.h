#pragma once

#include <QString>
#include <QStringList>

#include "core/grey/limits.h"
#include "widgets/present/forecast/forecast_present.h"
#include "widgets/present/remark.h"

namespace greyscope::widgets {

/// Returns a caution that accuracy on fitted points does not measure forecasts, with the baselines that predict the
/// held-out points better.
[[nodiscard]] Remark honestRemark(const grey::ForecastResult& result);
/// Returns a sentence that held-out points joined the model, so that its error on them does not compare with that of
/// other models; empty if none did.
[[nodiscard]] QString joinedRemark(const grey::ModelOutcome& model);
/// Returns a sentence that the model describes the fitted points but does not forecast; empty if it forecasts.
[[nodiscard]] QString describesRemark(const grey::ForecastResult& result);
/// Returns the name of a buffer operator: "average weakening"; empty for BufferOperator::none.
[[nodiscard]] QString bufferName(grey::BufferOperator buffer);
/// Returns the name of the buffer operator, the quantities that it affects, and the error of the fit to the buffered
/// points. Empty without a buffer operator.
[[nodiscard]] QString bufferRemark(const grey::ForecastResult& result);
/// Returns a sentence that the fit has as many coefficients as equations, so that its accuracy cannot be judged; empty
/// if it has fewer.
[[nodiscard]] QString freedomRemark(const grey::ForecastResult& result);
/// Returns a sentence with the class ratios outside the admissible band; empty if all are inside.
[[nodiscard]] QString classRatioRemark(const grey::ForecastResult& result);
/// Returns a sentence with the points at which the series is not quasi-smooth; empty if there are none.
[[nodiscard]] QString smoothnessRemark(const grey::ForecastResult& result);
/// Returns a sentence with the step from which on the model has no forecast, followed by `why`. Only for a model whose
/// forecast ends before the last step.
[[nodiscard]] QString endsRemark(const grey::ForecastResult& result, const grey::ModelOutcome& model,
                                 const QString& why);
/// Returns doubts about the curve of a model, one sentence each: values of a sign that no measured point has, and
/// errors that spread more widely than the points. Empty without doubts.
[[nodiscard]] QStringList doubtRemarks(const grey::ForecastResult& result, const grey::ModelOutcome& model);
/// Returns the grades of the model's accuracy: "Grades: C 1, P 1, MAPE 3, absolute degree 0.999: 1"; empty without
/// grades.
[[nodiscard]] QString gradesText(const grey::ForecastResult& result);
/// Returns a warning that the points are not evenly spaced on the axis; empty if they are.
[[nodiscard]] QString axisRemark(const grey::ForecastResult& result, const QString& axis);
/// Returns for which forecast horizon GM(1,1) is suitable with its development coefficient a: "−a = 0.115 ≤ 0.3: medium
/// and long term". Empty if GM(1,1) cannot be fitted.
[[nodiscard]] QString suitabilityText(const grey::ForecastResult& result);
/// Returns the text of suitabilityText() for any horizon. `growth` is −a and `limit` the value with which it is
/// compared, both as text.
[[nodiscard]] QString horizonText(grey::Horizon allows, const QString& growth, const QString& limit);

}  // namespace greyscope::widgets
