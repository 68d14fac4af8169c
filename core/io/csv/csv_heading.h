#pragma once

#include <cstddef>
#include <span>

#include "core/io/csv/csv_dialect.h"
#include "core/io/csv/csv_mending.h"

namespace greyscope::io {

/// Where a table begins among the first records, and how many records its heading has.
struct HeadingPlace {
    std::size_t first = 0;
    std::size_t records = 0;
    bool operator==(const HeadingPlace&) const = default;
};

/// Distinguishes titles, names and data by the records below. A name is a word above numbers, or a word that looks
/// unlike the cells of its column and equals none of them. A title fills few of the `fields` that most records have. At
/// least one record is left as data.
[[nodiscard]] HeadingPlace findHeading(std::span<const SampleRecord> records, std::size_t fields, char decimalMark);

/// Number of first records that are prose or a program's output above the table: records of various widths, separated
/// by a blank line from a table whose records mostly have `fields` fields. 0 if there are none.
[[nodiscard]] std::size_t recordsAbove(const CsvSample& sample, std::size_t fields, char decimalMark);

/// Index of the first record of another table below the first one, including its titles. It follows a blank line and
/// has its own names above numbers, and the first table has names above numbers too. 0 if there is none; names that
/// continue the table (goesOnWithTable()) do not begin another one.
[[nodiscard]] std::size_t otherTable(const CsvSample& sample, char decimalMark);

/// Whether two records agree in at least half of their cells; then `other` is a heading if `record` is one.
[[nodiscard]] bool isAlike(const SampleRecord& record, const SampleRecord& other);

/// Whether names below a table nearly equal its own names, so that the rows below continue the table: with more than
/// two columns, at least half are equal or, behind a title (`titled`), the first one.
[[nodiscard]] bool goesOnWithTable(const SampleRecord& names, const SampleRecord& below, bool titled);

}  // namespace greyscope::io
