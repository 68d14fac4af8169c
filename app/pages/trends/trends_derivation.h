#pragma once

#include <memory>
#include <optional>

#include "app/analyses/page_derivation.h"
#include "app/analyses/trends/trends_request.h"

namespace greyscope::app {

/// How the ratios or indices of each series come about, and the interval of each point that has one: by t, order
/// statistics or Fieller's rule, or drawn. None where values are shown as they were measured, without repeats.
[[nodiscard]] std::optional<PageDerivation> trendDerivations(
    const TrendsRequest& request, const std::shared_ptr<const widgets::TrendsResult>& result);

/// The line among those behind what is shown of a series, by its number, at a point: the middle of its interval, or
/// its ratio or index; none where it was measured.
[[nodiscard]] std::optional<AskedLine> lineOfTrend(const TrendsRequest& request, const widgets::TrendsResult& result,
                                                   std::size_t series, std::size_t point);

}  // namespace greyscope::app
