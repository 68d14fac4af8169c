#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "widgets/present/trends/trends_present.h"

namespace greyscope::widgets {

using AxisRange = std::optional<std::pair<double, double>>;

/// Returns the range of the vertical axis for a band. It contains the drawn lines and the quantiles from 5 to 95 % of
/// the series, and the extremes if they are not far outside.
[[nodiscard]] AxisRange bandRange(const TrendsSlice& slice, const std::vector<Eigen::Index>& drawn, bool logarithmic);
/// Returns the range of the vertical axis if confidence intervals are cut off, because they would compress the values;
/// nullopt if none is.
[[nodiscard]] AxisRange barRange(const TrendsResult& result, const TrendsSlice& slice, const TrendsOptions& options);
/// Returns the common vertical range of all panels: it contains the values, intervals and parity (ratio 1) of all
/// slices (one for each panel), with a margin. Far-reaching intervals are cut off.
[[nodiscard]] AxisRange commonTrendRange(const TrendsResult& result, const TrendsOptions& options);

/// Returns the scale of the vertical axis. It is log10 if all values are positive and the means of the drawn series are
/// more than a factor of 100 apart. It is also log10 if positive values span more than four decades and half of them
/// are below a hundredth of the largest. For a band it is log10 if the quantiles from 5 to 95 % are positive and span
/// more than a factor of 100. Otherwise it is linear.
[[nodiscard]] Scale verticalScaleOf(const TrendsResult& result);

}  // namespace greyscope::widgets
