#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "widgets/present/trends/trends_present.h"

namespace greyscope::widgets {

using AxisRange = std::optional<std::pair<double, double>>;

/// What a vertical axis has to show of a band: the drawn lines and 5 to 95 % of the series, and the extremes where they
/// are not far from that.
[[nodiscard]] AxisRange bandRange(const TrendsSlice& slice, const std::vector<Eigen::Index>& drawn, bool logarithmic);
/// The same where intervals reach so far beyond the drawn values that these would lie on each other; nullopt elsewhere.
[[nodiscard]] AxisRange barRange(const TrendsResult& result, const TrendsSlice& slice, const TrendsOptions& options);
/// The range that every slice's values, their intervals and parity fit in, with a margin.
[[nodiscard]] AxisRange commonTrendRange(const TrendsResult& result, const TrendsOptions& options);

/// log10 where the drawn series, or 5 to 95 % of those in a band, lie more than a hundredfold apart, or where lines
/// climb over more than four decades, and all values are above 0; else linear.
[[nodiscard]] Scale verticalScaleOf(const TrendsResult& result);

}  // namespace greyscope::widgets
