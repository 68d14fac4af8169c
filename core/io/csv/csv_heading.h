#pragma once

#include <cstddef>
#include <span>

#include "core/io/csv/csv_dialect.h"
#include "core/io/csv/csv_mending.h"

namespace greyscope::io {

/// Where a table begins among the first records, and how many of its records name the columns.
struct HeadingPlace {
    std::size_t first = 0;
    std::size_t records = 0;
    bool operator==(const HeadingPlace&) const = default;
};

/// Tells titles, names and data apart by what stands below: a name is a word over numbers, or looks unlike the cells of
/// its column and is none of them; a title fills few of the `fields` that most records have. At least one record is
/// left for data.
[[nodiscard]] HeadingPlace findHeading(std::span<const SampleRecord> records, std::size_t fields, char decimalMark);

/// First records of several widths that a blank line parts from a table, in which most of the others have as many
/// `fields` as most: prose, or what a program says of itself. 0 where there are none.
[[nodiscard]] std::size_t recordsAbove(const CsvSample& sample, std::size_t fields, char decimalMark);

/// The first record of another table below the first one, with its titles: behind a blank line, names of its own over
/// numbers, where the first table has names over numbers too. 0 where there is none; names that go on with the table
/// (goesOnWithTable()) begin none.
[[nodiscard]] std::size_t otherTable(const CsvSample& sample, char decimalMark);

/// Whether another record has at least half of the same cells: it is a heading where this one is.
[[nodiscard]] bool isAlike(const SampleRecord& record, const SampleRecord& other);

/// Whether names below a table are nearly its own, so that the rows below them go on with it: of more than two columns
/// at least half are the same, or behind a title of theirs the first one.
[[nodiscard]] bool goesOnWithTable(const SampleRecord& names, const SampleRecord& below, bool titled);

}  // namespace greyscope::io
