#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "widgets/present/trends/trends_present.h"

namespace greyscope::widgets {

using AxisRange = std::optional<std::pair<double, double>>;

/// The range of the vertical axis for a band: it contains the drawn lines and 5 to 95 % of the series, and the extremes
/// if they are not far outside.
[[nodiscard]] AxisRange bandRange(const TrendsSlice& slice, const std::vector<Eigen::Index>& drawn, bool logarithmic);
/// The range of the vertical axis if intervals are cut off because they would compress the values; nullopt otherwise.
[[nodiscard]] AxisRange barRange(const TrendsResult& result, const TrendsSlice& slice, const TrendsOptions& options);
/// The range that contains the values, intervals and parity of all slices, with a margin; far-reaching intervals are
/// cut off.
[[nodiscard]] AxisRange commonTrendRange(const TrendsResult& result, const TrendsOptions& options);

/// log10 if all values are positive and the drawn series, or 5 to 95 % of the series in a band, are more than a factor
/// of 100 apart. Also log10 if positive values span more than four decades; else linear.
[[nodiscard]] Scale verticalScaleOf(const TrendsResult& result);

}  // namespace greyscope::widgets
