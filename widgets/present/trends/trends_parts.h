#pragma once

#include <QString>

#include <memory>
#include <vector>

#include "widgets/present/trends/trends_present.h"

// Parts shared by the charts of trends and the list of their values.

namespace greyscope::widgets {

/// Above this number of levels, an axis of numbers has a scale instead of a tick for each level.
inline constexpr std::size_t kMostLevels = 40;
/// The largest number of values in the list of values; curves with more points have no Curve::measuredAt.
inline constexpr Eigen::Index kMostListed = 20000;

/// A value in the format of the measure.
[[nodiscard]] QString shownText(TrendMeasure measure, double value);
/// The number format at the ends of lines and beyond an axis.
[[nodiscard]] NumberFormat endFormat(const TrendsResult& result, bool reference);

/// The x positions of the points: their numbers, seconds for times, or 1, 2, 3, ... if they have none.
struct AxisPlaces {
    std::vector<double> x;
    bool numeric = false;

    explicit AxisPlaces(const data::SeriesTable& table);
};

[[nodiscard]] AxisSpec horizontalAxis(const data::SeriesTable& table, const AxisPlaces& points,
                                      std::optional<Scale> chosen);
[[nodiscard]] AxisSpec verticalAxis(const TrendsResult& result, const TrendsSlice& slice, Scale scale);

/// The curves of a slice's drawn series.
[[nodiscard]] std::vector<Curve> curvesOf(const SharedTrends& shared, std::size_t index,
                                          const std::vector<double>& places, const std::vector<TrendLook>& looks,
                                          const TrendsOptions& options);
/// Adds the line at 1 and, with `notes`, the meaning of values above and below it.
void addParity(PlotSpec& plot, const TrendsResult& result, const data::SeriesTable& table, bool notes);

}  // namespace greyscope::widgets
