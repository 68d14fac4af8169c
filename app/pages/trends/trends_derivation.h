#pragma once

#include <memory>
#include <optional>

#include "app/analyses/page_derivation.h"
#include "app/analyses/trends/trends_request.h"

namespace greyscope::app {

/// Returns the derivations of the ratios or indices of each series, and of the interval at each point that has one.
/// Intervals are by t, order statistics, Fieller's rule or resampling. Returns nullopt if values are shown as measured
/// and have no repeats.
[[nodiscard]] std::optional<PageDerivation> trendDerivations(
    const TrendsRequest& request, const std::shared_ptr<const widgets::TrendsResult>& result);

/// Returns the line of the derivation that gives the value of a series at a point: the middle of its interval, or its
/// ratio or index. nullopt for a measured value. `series` and `point` are indices.
[[nodiscard]] std::optional<AskedLine> lineOfTrend(const TrendsRequest& request, const widgets::TrendsResult& result,
                                                   std::size_t series, std::size_t point);

}  // namespace greyscope::app
