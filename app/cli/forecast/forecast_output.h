#pragma once

#include <string>
#include <vector>

#include "app/cli/arguments/series_arguments.h"
#include "core/grey/forecast/forecast.h"

namespace greyscope::app::cli {

/// Models, named, whose curve is doubtful though its values are numbers, and why.
[[nodiscard]] std::vector<std::string> forecastWarnings(const grey::ForecastResult& result);

/// What to know of the numbers: that the points were buffered, that the model does not forecast.
[[nodiscard]] std::vector<std::string> forecastRemarks(const grey::ForecastResult& result);

/// A forecast as text for people.
[[nodiscard]] std::string forecastText(const grey::ForecastResult& result, const SeriesArguments::Chosen& chosen);
/// Everything, with the conventions.
[[nodiscard]] std::string forecastJson(const grey::ForecastResult& result, const SeriesArguments::Chosen& chosen);
/// The points and steps with the model, its band, and a column for each other model that was asked for.
[[nodiscard]] std::string forecastCsv(const grey::ForecastResult& result);

}  // namespace greyscope::app::cli
