#pragma once

#include <cstddef>
#include <memory>
#include <string>

#include "app/pages/forecast/forecast_request.h"
#include "app/pages/page_working.h"

namespace greyscope::app {

/// How this model of the result comes about, with the tails of a residual model, and the band at every step. The
/// series stand in this table.
[[nodiscard]] PageWorking forecastWorkings(const ForecastRequest& request,
                                           const std::shared_ptr<const grey::ForecastResult>& result,
                                           const grey::ModelOutcome& outcome, const std::string& table);

/// What the band at this step is called among them.
[[nodiscard]] QString bandTitle(const grey::ForecastResult& result, std::size_t step);

}  // namespace greyscope::app
