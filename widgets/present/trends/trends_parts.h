#pragma once

#include <QString>

#include <memory>
#include <vector>

#include "widgets/present/trends/trends_present.h"

// Parts shared by the charts of the Trends page and its table of values.

namespace greyscope::widgets {

/// The largest number of levels for which an axis of numbers has a tick at each level; with more levels it has a scale.
inline constexpr std::size_t kMostLevels = 40;
/// The largest number of values in the table of values. Curves with more points have no Curve::measuredAt.
inline constexpr Eigen::Index kMostListed = 20000;

/// Returns a value as text: with 4 significant digits if it is as measured, with 3 decimals if it is a ratio or
/// indexed.
[[nodiscard]] QString shownText(TrendMeasure measure, double value);
/// Returns the number format of values at the ends of lines and beyond an axis. Ratios and indexed values have 2
/// decimals and "×". If ratios are shown, the values of the reference (`reference`) are written as measured.
[[nodiscard]] NumberFormat endFormat(const TrendsResult& result, bool reference);

/// The x positions of the points: their numbers (seconds for times), or 1, 2, 3, ... if they have none.
struct AxisPlaces {
    std::vector<double> x;
    bool numeric = false;

    explicit AxisPlaces(const data::SeriesTable& table);
    /// The positions for a kind of chart: 1, 2, 3, ... if it stands in groups.
    AxisPlaces(const data::SeriesTable& table, ChartKind kind);
};

[[nodiscard]] AxisSpec horizontalAxis(const data::SeriesTable& table, const AxisPlaces& points,
                                      std::optional<Scale> chosen);
[[nodiscard]] AxisSpec verticalAxis(const TrendsResult& result, const TrendsSlice& slice, Scale scale);

/// Returns the curves of the drawn series. `index` is that of the slice in TrendsResult::slices, `places` are the x
/// positions of the points.
[[nodiscard]] std::vector<Curve> curvesOf(const SharedTrends& shared, std::size_t index,
                                          const std::vector<double>& places, const std::vector<TrendLook>& looks,
                                          const TrendsOptions& options);
/// Adds the line of parity at 1. With `notes` and if values are ratios, also adds notes about the meaning of values
/// above and below it.
void addParity(PlotSpec& plot, const TrendsResult& result, const data::SeriesTable& table, bool notes);

}  // namespace greyscope::widgets
