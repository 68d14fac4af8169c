#pragma once

#include <vector>

#include "widgets/present/spec/overview_spec.h"
#include "widgets/present/trends/trends_present.h"

namespace greyscope::widgets {

/// The current slice as a heat map: series as rows in the order of the result, levels as columns, colours by what is
/// shown of them. Ratios are coloured about 1; others from low to high, by logarithm where the vertical axis is or they
/// go over a hundredfold. Ends that some values lie beyond are marked. The result has a heat part.
[[nodiscard]] OverviewSpec presentTrendHeat(const SharedTrends& result, const std::vector<TrendLook>& looks,
                                            const TrendsOptions& options);

}  // namespace greyscope::widgets
