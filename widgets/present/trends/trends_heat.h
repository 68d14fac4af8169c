#pragma once

#include <vector>

#include "widgets/present/spec/overview_spec.h"
#include "widgets/present/trends/trends_present.h"

namespace greyscope::widgets {

/// Returns a heat map of the current slice (the series at one level of the factor of the panels): series as rows in the
/// order of TrendHeat::rows, points as columns, colours by the shown values. The colours of ratios are centred at 1.
/// Other values are coloured from low to high, logarithmically if the vertical axis is logarithmic or the values span
/// more than a factor of 100. Ends of the scale that some values exceed are marked. The result must have
/// TrendsResult::heat.
[[nodiscard]] OverviewSpec presentTrendHeat(const SharedTrends& result, const std::vector<TrendLook>& looks,
                                            const TrendsOptions& options);

}  // namespace greyscope::widgets
