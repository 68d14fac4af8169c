#pragma once

#include <QString>

#include <vector>

#include "widgets/present/spec/plot_spec.h"
#include "widgets/present/trends/trends_present.h"

namespace greyscope::widgets {

/// Returns the indices of the series that are drawn as lines: those of TrendsOptions::drawn, or without them the
/// reference and the first kMostLines other series. Series that do not share the axis of the reference are left out.
[[nodiscard]] std::vector<Eigen::Index> drawnSeries(const TrendsResult& result, const TrendsOptions& options);

/// Adds the band of many series to a plot, below its curves: ribbons between quantiles of the series, their median, and
/// the extremes, which the axis need not contain. `slice` is the index in TrendsResult::slices. `places` are the x
/// positions of the points.
void addTrendBand(PlotSpec& plot, const SharedTrends& result, std::size_t slice, const std::vector<double>& places);

/// Adds a curve of crosses at the measured values of invalid results, and extends the axes to contain them. `slice` is
/// the index in TrendsResult::slices. `places` are the x positions of the points.
void addInvalidMarks(PlotSpec& plot, const SharedTrends& result, std::size_t slice, const std::vector<double>& places);

/// Returns the name of a quantile: "95 %", "median", "lowest".
[[nodiscard]] QString shareName(double share);

}  // namespace greyscope::widgets
