#pragma once

#include <QString>

#include <cstddef>
#include <functional>

#include "core/base/error.h"
#include "core/grey/forecast/forecast.h"
#include "widgets/present/table/table.h"

namespace greyscope::widgets {

/// A function that returns the text of an error in the user's language.
using ErrorWords = std::function<QString(const base::Error&)>;

/// Returns why the numbers of a model are not reliable; "" without doubts.
[[nodiscard]] QString modelDoubt(const grey::ForecastResult& result, const grey::ModelOutcome& model,
                                 const ErrorWords& words);

/// Returns a table of all points and forecast steps with the value, error and interval of the chosen model. CSV and
/// JSON also get the values of the other models.
[[nodiscard]] Table forecastPoints(const grey::ForecastResult& result);

/// Returns a table of the models in the order of grey::rankedModels(), with at most `steps` columns of forecasts. A
/// model that could not be fitted has no numbers.
[[nodiscard]] Table forecastModels(const grey::ForecastResult& result, std::size_t steps, const ErrorWords& words);

}  // namespace greyscope::widgets
