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

/// The line among those behind what is shown of a series, by its number, at a point: the middle of its interval; none
/// where it has none.
[[nodiscard]] std::optional<AskedLine> lineOfInterval(const TrendsRequest& request, const widgets::TrendsResult& result,
                                                      std::size_t series, std::size_t point);

}  // namespace greyscope::app
