#pragma once

#include <QString>

#include <string>
#include <vector>

#include "app/study/series_catalog.h"
#include "core/base/error.h"

namespace greyscope::app {

/// The series of a table, in order of first appearance, 20,000 at most; none where the roles do not suit the data.
/// `whyNone` says why there are none, or is tooManySeries, with the first and the last of those that are not listed.
[[nodiscard]] SeriesListing seriesOf(const StudyTable& table);

/// The unit of a column's values as the table aggregates them; "" where it has none.
[[nodiscard]] QString unitOf(const StudyTable& table, const std::string& column);

/// What a long table measures, as its values are called where this is their account: "p99.5 of latency"; "" of a wide
/// one.
[[nodiscard]] QString measureOf(const StudyTable& table, const data::LeftOut& account);

/// "1 OSS, external journal": values of description columns in a row.
[[nodiscard]] QString describe(const StudyTable& table, std::size_t row, const std::vector<std::string>& columns);

/// Description columns whose values differ between these rows: what a group is about.
[[nodiscard]] std::vector<std::string> differingDescriptions(const StudyTable& table,
                                                             const std::vector<std::size_t>& rows);

}  // namespace greyscope::app
