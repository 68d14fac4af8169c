#pragma once

#include <QString>

#include <vector>

#include "widgets/present/spec/plot_spec.h"
#include "widgets/present/table/table.h"
#include "widgets/present/trends/chart_kind.h"
#include "widgets/present/trends/trends_present.h"

namespace greyscope::widgets {

/// The fewest measurements that are drawn as a box or a violin; fewer are drawn as dots.
inline constexpr std::size_t kFewestForBox = 8;
/// The most measurements beyond the whiskers of a box that are drawn.
inline constexpr std::size_t kMostOutside = 200;

/// Returns whether boxes and violins show the repeats of each level. Otherwise each shows all measurements of a series,
/// because half of the levels have fewer than kFewestForBox.
[[nodiscard]] bool boxesByLevel(const TrendsSlice& slice);
/// Returns all measurements of a series of a slice, ascending.
[[nodiscard]] std::vector<double> measurementsOf(const TrendsSlice& slice, std::size_t series);

/// Draws the distribution of the measurements of each drawn series: replaces the curves of `plot` and sets its axes.
/// `index`: that of the slice.
void drawDistribution(ChartKind kind, PlotSpec& plot, const SharedTrends& result, std::size_t index,
                      const std::vector<TrendLook>& looks, const TrendsOptions& options);
/// Returns what the boxes, violins, steps or bars of a slice mean, as sentences.
[[nodiscard]] QString distributionSentence(ChartKind kind, const TrendsResult& result, const TrendsSlice& slice,
                                           const TrendsOptions& options);
/// Returns the quantiles, the mean and the deviation of the measurements of each series in all slices.
[[nodiscard]] Table distributionTable(const TrendsResult& result);

}  // namespace greyscope::widgets
