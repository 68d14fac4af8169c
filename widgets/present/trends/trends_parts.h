#pragma once

#include <QString>

#include <memory>
#include <vector>

#include "widgets/present/trends/trends_present.h"

// What the charts of trends and the list of their values have in common.

namespace greyscope::widgets {

/// More are numbers on a scale rather than levels.
inline constexpr std::size_t kMostLevels = 40;
/// Values of the list, and points of a curve that are numbered.
inline constexpr Eigen::Index kMostListed = 20000;

/// A value by the measure.
[[nodiscard]] QString shownText(TrendMeasure measure, double value);
/// How values at the ends of lines are written, and beyond an axis.
[[nodiscard]] NumberFormat endFormat(const TrendsResult& result, bool reference);

/// Places of the points on the axis: their numbers, of times seconds, or 1, 2, 3, ... where they have none.
struct AxisPlaces {
    std::vector<double> x;
    bool numeric = false;

    explicit AxisPlaces(const data::SeriesTable& table);
};

[[nodiscard]] AxisSpec horizontalAxis(const data::SeriesTable& table, const AxisPlaces& points,
                                      std::optional<Scale> chosen);
[[nodiscard]] AxisSpec verticalAxis(const TrendsResult& result, const TrendsSlice& slice, Scale scale);

/// The lines of the series that are drawn of a slice.
[[nodiscard]] std::vector<Curve> curvesOf(const SharedTrends& shared, std::size_t index,
                                          const std::vector<double>& places, const std::vector<TrendLook>& looks,
                                          const TrendsOptions& options);
/// The line at 1, and where `notes` what lies above it and below.
void addParity(PlotSpec& plot, const TrendsResult& result, const data::SeriesTable& table, bool notes);

}  // namespace greyscope::widgets
