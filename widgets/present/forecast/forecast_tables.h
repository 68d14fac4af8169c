#pragma once

#include <QString>

#include <cstddef>
#include <functional>

#include "core/base/error.h"
#include "core/grey/forecast/forecast.h"
#include "widgets/present/table/table.h"

namespace greyscope::widgets {

/// Returns the text of an error in the user's language.
using ErrorWords = std::function<QString(const base::Error&)>;

/// Why a model's numbers are not reliable; "" without doubts.
[[nodiscard]] QString modelDoubt(const grey::ForecastResult& result, const grey::ModelOutcome& model,
                                 const ErrorWords& words);

/// All points and steps with the model's value, error and interval; in CSV and JSON the values of the other models too.
[[nodiscard]] Table forecastPoints(const grey::ForecastResult& result);

/// The models in the order of grey::rankedModels(), with at most `steps` columns of their forecasts. A model that could
/// not be fitted has no numbers.
[[nodiscard]] Table forecastModels(const grey::ForecastResult& result, std::size_t steps, const ErrorWords& words);

}  // namespace greyscope::widgets
