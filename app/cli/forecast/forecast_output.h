#pragma once

#include <string>
#include <vector>

#include "app/cli/arguments/series_arguments.h"
#include "core/grey/forecast/forecast.h"
#include "widgets/present/remark.h"

namespace greyscope::app::cli {

/// What the result says of itself, and doubts of every model.
[[nodiscard]] std::vector<widgets::Remark> forecastRemarks(const grey::ForecastResult& result);

/// A forecast as text for people.
[[nodiscard]] std::string forecastText(const grey::ForecastResult& result, const SeriesArguments::Chosen& chosen,
                                       const std::string& remarks);
/// Everything, with the conventions.
[[nodiscard]] std::string forecastJson(const grey::ForecastResult& result, const SeriesArguments::Chosen& chosen);

}  // namespace greyscope::app::cli
