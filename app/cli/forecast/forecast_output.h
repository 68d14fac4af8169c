#pragma once

#include <string>
#include <vector>

#include "app/cli/arguments/series_arguments.h"
#include "core/grey/forecast/forecast.h"
#include "widgets/present/remark.h"

namespace greyscope::app::cli {

/// Returns the remarks on a result, including doubts about each calculated model.
[[nodiscard]] std::vector<widgets::Remark> forecastRemarks(const grey::ForecastResult& result);

/// Returns the text output of a forecast, with `remarks` already formatted.
[[nodiscard]] std::string forecastText(const grey::ForecastResult& result, const SeriesArguments::Chosen& chosen,
                                       const std::string& remarks);
/// Returns the complete forecast as JSON, with its conventions.
[[nodiscard]] std::string forecastJson(const grey::ForecastResult& result, const SeriesArguments::Chosen& chosen);

}  // namespace greyscope::app::cli
