#pragma once

#include <QString>

#include "widgets/present/trends/trends_present.h"

namespace greyscope::widgets {

/// The name of the axis of the points: that of the column along the series, or "row" if points are row numbers.
[[nodiscard]] QString axisName(const data::SeriesTable& table);
/// A time as text: "2024-01-31 12:00", UTC.
[[nodiscard]] QString timeText(double secondsSince1970);
/// The level at which a column is held, formatted by timeText() if it is a number of seconds since 1970.
[[nodiscard]] QString heldLevelText(const std::string& column, const std::string& level);
/// The label of a point on one axis, formatted by timeText() if it is a time.
[[nodiscard]] QString axisText(const data::SeriesTable& table, std::size_t point, std::size_t axis);
/// The labels of a point on all axes.
[[nodiscard]] QString pointText(const data::SeriesTable& table, std::size_t point);
/// The name of the measured value, with its aggregation. In a wide table it is the name of the reference, or "Value" if
/// several series share the axis.
[[nodiscard]] QString responseName(const TrendsResult& result, const data::SeriesTable& table);
/// A name with the unit of the values, if known: "Throughput, MB/s".
[[nodiscard]] QString withUnit(const QString& name, const data::SeriesTable& table);
/// The unit of the reference and of all series that share its axis; empty if unknown.
[[nodiscard]] QString quantityUnit(const TrendsResult& result);
/// responseName() with its unit: the title of values as measured.
[[nodiscard]] QString measuredTitle(const TrendsResult& result, const data::SeriesTable& table);
/// The first point at which a series has a value; the number of points if it has none.
[[nodiscard]] Eigen::Index firstMeasured(const TrendsSlice& slice, Eigen::Index series);
/// The point of the first value of the reference; "" if it has none.
[[nodiscard]] QString firstText(const TrendsSlice& slice);
/// The base of indexed values: "Ratio to the own median".
[[nodiscard]] QString indexLabel(const TrendsResult& result, const TrendsSlice& slice);
/// Whether the first values of two series are at different points.
[[nodiscard]] bool beginApart(const TrendsSlice& slice);
/// "Throughput as a multiple of 1.1-W"
[[nodiscard]] QString trendTitle(const TrendsResult& result, const TrendsSlice& slice);
/// The name of a series in the legend. For indexed values it includes the base; a first value is named only if
/// beginApart().
[[nodiscard]] QString trendName(const TrendsResult& result, const TrendsSlice& slice, Eigen::Index series);
/// The cursor text: "1.2-W at 32 threads, 1 object" and "728 ÷ 590 MB/s = 1.234×".
[[nodiscard]] QString trendPointText(const TrendsResult& result, const TrendsSlice& slice, Eigen::Index point,
                                     Eigen::Index series);

/// The cursor text of an invalid result: the measured value, and why it is invalid.
[[nodiscard]] QString invalidPointText(const TrendsResult& result, const TrendsSlice& slice, const InvalidMark& mark);

}  // namespace greyscope::widgets
