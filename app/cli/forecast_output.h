#pragma once

#include <string>

#include "core/data/series_table.h"
#include "core/grey/forecast.h"

namespace greyscope::app::cli {

/// A forecast as text for people.
[[nodiscard]] std::string forecastText(const grey::ForecastResult& result, const data::SeriesQuery& query);
/// Everything, with the conventions.
[[nodiscard]] std::string forecastJson(const grey::ForecastResult& result, const data::SeriesQuery& query);
/// The points and steps with the model, its band, and a column for each other model that was asked for.
[[nodiscard]] std::string forecastCsv(const grey::ForecastResult& result);

}  // namespace greyscope::app::cli
