#pragma once

#include <QString>

#include <vector>

#include "widgets/present/spec/plot_spec.h"
#include "widgets/present/trends/trends_present.h"

namespace greyscope::widgets {

/// The series whose lines are drawn: see TrendsOptions::drawn.
[[nodiscard]] std::vector<Eigen::Index> drawnSeries(const TrendsResult& result, const TrendsOptions& options);

/// Puts the band of a slice below the curves of a plot whose points stand at `places`: ribbons, the median, and the
/// extremes that the axis may not reach.
void addTrendBand(PlotSpec& plot, const SharedTrends& result, std::size_t slice, const std::vector<double>& places);

/// Puts a cross for each result of a slice that is invalid at what was measured, as a curve of its own that the axes
/// reach.
void addInvalidMarks(PlotSpec& plot, const SharedTrends& result, std::size_t slice, const std::vector<double>& places);

/// "95 %", "median", "lowest"
[[nodiscard]] QString shareName(double share);

}  // namespace greyscope::widgets
