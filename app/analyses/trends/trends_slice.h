#pragma once

#include <string>
#include <vector>

#include "app/analyses/trends/trends_request.h"
#include "core/base/error.h"
#include "widgets/present/trends/trends_present.h"

namespace greyscope::app {

/// Returns the values of the series `names`, the reference first, at one level of the facet: in the measure of the
/// request, with error bars, and with what its kind of chart needs. Errors: those of trendsOf().
[[nodiscard]] base::Expected<widgets::TrendsSlice> sliceAt(const TrendsRequest& request, const std::string& facet,
                                                           const std::string& level,
                                                           const std::vector<std::string>& names);

}  // namespace greyscope::app
