#pragma once

#include <QString>

#include "core/grey/forecast/forecast.h"

namespace greyscope::widgets {

/// Whether core's name is that of a baseline.
[[nodiscard]] bool isBaseline(const std::string& model);

/// "2 held-out points", "4 rolling forecasts"; empty where nothing was judged.
[[nodiscard]] QString judgedOn(const grey::ForecastResult& result);

/// "Best on 2 held-out points: saturation, 0.86 %; best grey model: worked example, 3.22 % (3.7×). A baseline wins; 2
/// points decide little." In one line, which model did best on points that it had not seen, by how much against the
/// best of the other kind (grey models against baselines), and how little that may mean.
[[nodiscard]] QString verdictText(const grey::ForecastResult& result);

/// "90 % band (1000 refits, seed 1): 1 of 2 held-out points inside"; empty without a band.
[[nodiscard]] QString bandText(const grey::ForecastResult& result);
/// By how much the model's own bias exceeds the noise, where the band does not hold the forecast, and the forecast
/// corrected by it; empty without such a step.
[[nodiscard]] QString bandBiasText(const grey::ForecastResult& result);
/// What share simulated bands of this model and level hold; empty without a band.
[[nodiscard]] QString bandShareText(const grey::ForecastResult& result);

}  // namespace greyscope::widgets
