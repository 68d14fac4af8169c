#pragma once

#include <QString>

#include "widgets/present/trends_present.h"

namespace greyscope::widgets {

/// The factor along the series.
/// What the points run along: a column, or "row" where they are numbers of rows.
[[nodiscard]] QString axisName(const data::SeriesTable& table);
/// "2024-01-31 12:00", UTC.
[[nodiscard]] QString timeText(double secondsSince1970);
/// The levels of a point, a time as such a text.
[[nodiscard]] QString pointText(const data::SeriesTable& table, std::size_t point);
/// What is measured; in a wide table the series is.
[[nodiscard]] QString responseName(const TrendsResult& result, const data::SeriesTable& table);
/// "Throughput, MB/s"
[[nodiscard]] QString withUnit(const QString& name, const data::SeriesTable& table);
/// "Throughput as a multiple of 1.1-W"
[[nodiscard]] QString trendTitle(const TrendsResult& result, const data::SeriesTable& table);
/// What the cursor says: "1.2-W at 32 threads, 1 object" and "728 ÷ 590 MB/s = 1.234×".
[[nodiscard]] QString trendPointText(const TrendsResult& result, const TrendsSlice& slice, Eigen::Index point,
                                     Eigen::Index series);

}  // namespace greyscope::widgets
