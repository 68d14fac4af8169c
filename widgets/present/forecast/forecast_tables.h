#pragma once

#include <QString>

#include <cstddef>
#include <functional>

#include "core/base/error.h"
#include "core/grey/forecast/forecast.h"
#include "widgets/present/table/table.h"

namespace greyscope::widgets {

/// Words for an error, in the user's language.
using ErrorWords = std::function<QString(const base::Error&)>;

/// Why not to rely on a model's numbers; "" where nothing speaks against them.
[[nodiscard]] QString modelDoubt(const grey::ForecastResult& result, const grey::ModelOutcome& model,
                                 const ErrorWords& words);

/// Every point and step with the model's value, its error and its interval; in CSV also the values of the other models.
[[nodiscard]] Table forecastPoints(const grey::ForecastResult& result);

/// The models as grey::rankedModels(), with at most so many steps of their forecasts. A model that could not be fitted
/// has no numbers.
[[nodiscard]] Table forecastModels(const grey::ForecastResult& result, std::size_t steps, const ErrorWords& words);

}  // namespace greyscope::widgets
