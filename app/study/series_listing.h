#pragma once

#include <QString>

#include <string>
#include <vector>

#include "app/study/series_catalog.h"
#include "core/base/error.h"

namespace greyscope::app {

/// Returns the series of a table in order of first appearance, at most 20,000; none if the roles do not suit the data.
/// `whyNone` gives the reason, or is tooManySeries with the first and the last series that are not listed.
[[nodiscard]] SeriesListing seriesOf(const StudyTable& table);

/// Returns the unit of a column's values after the table's aggregation; "" if it has none.
[[nodiscard]] QString unitOf(const StudyTable& table, const std::string& column);

/// Returns the name of the measured quantity of a long table, "p99.5 of latency". It includes the aggregation if
/// `account` says that rows were combined. "" for a wide table.
[[nodiscard]] QString measureOf(const StudyTable& table, const data::LeftOut& account);

/// Returns the values of the description columns in a row: "1 OSS, external journal".
[[nodiscard]] QString describe(const StudyTable& table, std::size_t row, const std::vector<std::string>& columns);

/// Returns the description columns whose values differ between these rows; they describe a group.
[[nodiscard]] std::vector<std::string> differingDescriptions(const StudyTable& table,
                                                             const std::vector<std::size_t>& rows);

}  // namespace greyscope::app
