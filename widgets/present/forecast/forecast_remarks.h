#pragma once

#include <QString>
#include <QStringList>

#include "core/grey/limits.h"
#include "widgets/present/forecast/forecast_present.h"
#include "widgets/present/remark.h"

namespace greyscope::widgets {

/// What the accuracy in sample does not say, with the baselines that predict better.
[[nodiscard]] Remark honestRemark(const grey::ForecastResult& result);
/// That the model describes and has no forecast; empty where it has one.
[[nodiscard]] QString describesRemark(const grey::ForecastResult& result);
/// "average weakening"; empty for none.
[[nodiscard]] QString bufferName(grey::BufferOperator buffer);
/// What a buffer operator was applied to and what it was not, with the error against what it left; empty without one.
[[nodiscard]] QString bufferRemark(const grey::ForecastResult& result);
/// Why there is no accuracy of the fit; empty where residuals are left.
[[nodiscard]] QString freedomRemark(const grey::ForecastResult& result);
/// The class ratios outside the band; empty where all are inside.
[[nodiscard]] QString classRatioRemark(const grey::ForecastResult& result);
/// The points that are not smooth; empty where all are.
[[nodiscard]] QString smoothnessRemark(const grey::ForecastResult& result);
/// From which step on the model has no forecast, and why; for a model whose forecast ends before the last step.
[[nodiscard]] QString endsRemark(const grey::ForecastResult& result, const grey::ModelOutcome& model,
                                 const QString& why);
/// What makes the model's curve doubtful, a sentence each: values of a sign that no point has, and errors that spread
/// wider than the points; empty where nothing does.
[[nodiscard]] QStringList doubtRemarks(const grey::ForecastResult& result, const grey::ModelOutcome& model);
/// "C grade 1, P grade 1, MAPE grade 3, absolute degree 0.999 grade 1"
[[nodiscard]] QString gradesText(const grey::ForecastResult& result);
/// A warning about an uneven axis; empty where the axis is even.
[[nodiscard]] QString axisRemark(const grey::ForecastResult& result, const QString& axis);
/// "−a = 0.115 ≤ 0.3: medium and long term"; empty where GM(1,1) cannot be fitted.
[[nodiscard]] QString suitabilityText(const grey::ForecastResult& result);
/// The same of a −a and the limit that it reaches, both written out.
[[nodiscard]] QString horizonText(grey::Horizon allows, const QString& growth, const QString& limit);

}  // namespace greyscope::widgets
