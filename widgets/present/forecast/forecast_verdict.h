#pragma once

#include <QString>

#include "core/grey/forecast/forecast.h"

namespace greyscope::widgets {

/// Whether a name from core belongs to a baseline.
[[nodiscard]] bool isBaseline(const std::string& model);

/// The test data: "2 held-out points", "4 rolling forecasts"; empty without test data.
[[nodiscard]] QString judgedOn(const grey::ForecastResult& result);

/// "Best on 2 held-out points: saturation, 0.86 %; best grey model: worked example, 3.22 % (3.7×). A baseline is
/// better. 2 points are too few for a conclusion." Names the model with the smallest error on test points, compares it
/// with the best model of the other kind (grey models and baselines), and says how reliable that is.
[[nodiscard]] QString verdictText(const grey::ForecastResult& result);

/// The band and the held-out points inside it: "90 % band (1000 refits, seed 1): 1 of 2 held-out points inside"; empty
/// without a band.
[[nodiscard]] QString bandText(const grey::ForecastResult& result);
/// For steps whose band does not contain the forecast: by how much the model's bias exceeds the noise, and the
/// corrected forecast. Empty without such a step.
[[nodiscard]] QString bandBiasText(const grey::ForecastResult& result);
/// The share of new measurements that simulated bands of this model and level contained; empty without a band.
[[nodiscard]] QString bandShareText(const grey::ForecastResult& result);

}  // namespace greyscope::widgets
