#pragma once

#include <QString>

#include "core/grey/forecast/forecast.h"

namespace greyscope::widgets {

/// Returns whether an internal name of a model, such as "last-value", is that of a baseline.
[[nodiscard]] bool isBaseline(const std::string& model);

/// Returns the data on which forecasts are tested: "2 held-out points", "4 rolling forecasts"; empty without test data.
[[nodiscard]] QString judgedOn(const grey::ForecastResult& result);

/// Returns which model has the smallest error on test points. Compares it with the best model of the other kind (grey
/// models and baselines), and says how reliable that is: "Best on 2 held-out points: saturation, 0.86 %; best grey
/// model: worked example, 3.22 % (3.7×). A baseline is better. 2 points are too few for a conclusion."
[[nodiscard]] QString verdictText(const grey::ForecastResult& result);

/// Returns the options of the prediction band and the number of held-out points inside it: "90 % band (1000 refits,
/// seed 1): 1 of 2 held-out points inside". Empty without a band.
[[nodiscard]] QString bandText(const grey::ForecastResult& result);
/// Returns a sentence about steps whose band does not contain the forecast: by how much the model's bias exceeds the
/// noise, and the corrected forecasts. Empty without such a step.
[[nodiscard]] QString bandBiasText(const grey::ForecastResult& result);
/// Returns a sentence with the share of new measurements inside simulated bands of this model and level; empty without
/// a band.
[[nodiscard]] QString bandShareText(const grey::ForecastResult& result);

}  // namespace greyscope::widgets
