#pragma once

#include <QString>

#include <vector>

#include "widgets/present/spec/plot_spec.h"
#include "widgets/present/trends/trends_present.h"

namespace greyscope::widgets {

/// The series drawn as lines: see TrendsOptions::drawn.
[[nodiscard]] std::vector<Eigen::Index> drawnSeries(const TrendsResult& result, const TrendsOptions& options);

/// Adds the band of a slice below the curves of a plot whose points are at `places`: ribbons, the median, and the
/// extremes that the axis need not contain.
void addTrendBand(PlotSpec& plot, const SharedTrends& result, std::size_t slice, const std::vector<double>& places);

/// Adds a curve of crosses at the measured values of a slice's invalid results; the axes are extended to contain them.
void addInvalidMarks(PlotSpec& plot, const SharedTrends& result, std::size_t slice, const std::vector<double>& places);

/// The name of a quantile: "95 %", "median", "lowest".
[[nodiscard]] QString shareName(double share);

}  // namespace greyscope::widgets
