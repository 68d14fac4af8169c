#pragma once

#include <QString>

#include "widgets/present/trends/trends_present.h"

namespace greyscope::widgets {

/// Returns the title of the axis of points: the name of the column along the series, or "row" if points are row
/// numbers.
[[nodiscard]] QString axisName(const data::SeriesTable& table);
/// Returns a time as text in UTC: "2024-01-31 12:00".
[[nodiscard]] QString timeText(double secondsSince1970);
/// Returns a level of a factor that is held constant, as text: by timeText() if the column is a time since 1970 (in s,
/// ms, ...), otherwise the level itself.
[[nodiscard]] QString heldLevelText(const std::string& column, const std::string& level);
/// Returns the label of a point in the axis column with index `axis`; by timeText() if it is a time.
[[nodiscard]] QString axisText(const data::SeriesTable& table, std::size_t point, std::size_t axis);
/// Returns the labels of a point in all axis columns.
[[nodiscard]] QString pointText(const data::SeriesTable& table, std::size_t point);
/// Returns the name of the measured value, with its aggregation. In a wide table it is the name of the reference, or
/// "Value" if several series share the axis.
[[nodiscard]] QString responseName(const TrendsResult& result, const data::SeriesTable& table);
/// Returns a name with the unit of the table's values, if it is known: "Throughput, MB/s".
[[nodiscard]] QString withUnit(const QString& name, const data::SeriesTable& table);
/// Returns the unit of the reference and of all series on the same axis; empty if it is unknown.
[[nodiscard]] QString quantityUnit(const TrendsResult& result);
/// Returns the axis title of values as measured: responseName() with its unit.
[[nodiscard]] QString measuredTitle(const TrendsResult& result, const data::SeriesTable& table);
/// Returns the index of the first point at which a series has a value; the number of points if it has none.
[[nodiscard]] Eigen::Index firstMeasured(const TrendsSlice& slice, Eigen::Index series);
/// Returns the label of the point at which the reference has its first value; "" if it has none.
[[nodiscard]] QString firstText(const TrendsSlice& slice);
/// Returns the axis title of indexed values, which names their base: "Ratio to the own median".
[[nodiscard]] QString indexLabel(const TrendsResult& result, const TrendsSlice& slice);
/// Returns whether series have their first values at different points.
[[nodiscard]] bool beginApart(const TrendsSlice& slice);
/// Returns the title of the chart: "Throughput as a multiple of 1.1-W".
[[nodiscard]] QString trendTitle(const TrendsResult& result, const TrendsSlice& slice);
/// Returns the name of a series in the legend. For indexed values it includes the base. A first value is named as the
/// base only if series have their first values at different points (beginApart()).
[[nodiscard]] QString trendName(const TrendsResult& result, const TrendsSlice& slice, Eigen::Index series);
/// Returns the text beside the cursor at a point, in two lines: "1.2-W at 32 threads, 1 object" and "728 ÷ 590 MB/s =
/// 1.234×".
[[nodiscard]] QString trendPointText(const TrendsResult& result, const TrendsSlice& slice, Eigen::Index point,
                                     Eigen::Index series);

/// Returns the text beside the cursor at an invalid result: the measured value, and why it is invalid.
[[nodiscard]] QString invalidPointText(const TrendsResult& result, const TrendsSlice& slice, const InvalidMark& mark);

}  // namespace greyscope::widgets
