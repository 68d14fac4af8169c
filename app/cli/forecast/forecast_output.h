#pragma once

#include <string>
#include <vector>

#include "app/cli/arguments/series_arguments.h"
#include "core/grey/forecast/forecast.h"
#include "widgets/present/remark.h"

namespace greyscope::app::cli {

/// Returns the remarks on a result, including doubts about every model.
[[nodiscard]] std::vector<widgets::Remark> forecastRemarks(const grey::ForecastResult& result);

/// Returns a forecast as text.
[[nodiscard]] std::string forecastText(const grey::ForecastResult& result, const SeriesArguments::Chosen& chosen,
                                       const std::string& remarks);
/// Returns the complete forecast as JSON, with its conventions.
[[nodiscard]] std::string forecastJson(const grey::ForecastResult& result, const SeriesArguments::Chosen& chosen);

}  // namespace greyscope::app::cli
