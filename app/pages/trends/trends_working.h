#pragma once

#include <memory>
#include <optional>

#include "app/pages/page_working.h"
#include "app/pages/trends/trends_request.h"

namespace greyscope::app {

/// How the interval of each point that has one comes about: by t, order statistics or Fieller's rule, or drawn. None
/// where no point has one.
[[nodiscard]] std::optional<PageWorking> intervalWorkings(const TrendsRequest& request,
                                                          const std::shared_ptr<const widgets::TrendsResult>& result);

}  // namespace greyscope::app
