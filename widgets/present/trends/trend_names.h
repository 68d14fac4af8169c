#pragma once

#include <QString>

#include "widgets/present/trends/trends_present.h"

namespace greyscope::widgets {

/// The factor along the series.
/// What the points run along: a column, or "row" where they are numbers of rows.
[[nodiscard]] QString axisName(const data::SeriesTable& table);
/// "2024-01-31 12:00", UTC.
[[nodiscard]] QString timeText(double secondsSince1970);
/// A level that a column is held at, a number of seconds since 1970 as such a text.
[[nodiscard]] QString heldLevelText(const std::string& column, const std::string& level);
/// What a point is called on one axis, a time as such a text.
[[nodiscard]] QString axisText(const data::SeriesTable& table, std::size_t point, std::size_t axis);
/// The same on all axes.
[[nodiscard]] QString pointText(const data::SeriesTable& table, std::size_t point);
/// What is measured; in a wide table the series is.
[[nodiscard]] QString responseName(const TrendsResult& result, const data::SeriesTable& table);
/// "Throughput, MB/s"
[[nodiscard]] QString withUnit(const QString& name, const data::SeriesTable& table);
/// The unit of the reference, and so of all that share its axis; empty where it is not known.
[[nodiscard]] QString quantityUnit(const TrendsResult& result);
/// responseName() with its unit: what the values as measured are.
[[nodiscard]] QString measuredTitle(const TrendsResult& result, const data::SeriesTable& table);
/// The first point at which a series has a value; the number of points where it has none.
[[nodiscard]] Eigen::Index firstMeasured(const TrendsSlice& slice, Eigen::Index series);
/// The point at which the first series begins, "" where it has no value.
[[nodiscard]] QString firstText(const TrendsSlice& slice);
/// "Ratio to the own median": what indexed values are relative to.
[[nodiscard]] QString indexLabel(const TrendsResult& result, const TrendsSlice& slice);
/// Whether any series begins behind another one, so that their own first values stand at different points.
[[nodiscard]] bool beginApart(const TrendsSlice& slice);
/// "Throughput as a multiple of 1.1-W"
[[nodiscard]] QString trendTitle(const TrendsResult& result, const TrendsSlice& slice);
/// How the legend calls a series: of indexed ones with what it is relative to, unless all begin at the same point.
[[nodiscard]] QString trendName(const TrendsResult& result, const TrendsSlice& slice, Eigen::Index series);
/// What the cursor says: "1.2-W at 32 threads, 1 object" and "728 ÷ 590 MB/s = 1.234×".
[[nodiscard]] QString trendPointText(const TrendsResult& result, const TrendsSlice& slice, Eigen::Index point,
                                     Eigen::Index series);

/// The same of a result that is invalid: what was measured, and why it does not count.
[[nodiscard]] QString invalidPointText(const TrendsResult& result, const TrendsSlice& slice, const InvalidMark& mark);

}  // namespace greyscope::widgets
