#pragma once

#include <cstddef>
#include <span>

#include "core/io/csv/csv_dialect.h"
#include "core/io/csv/csv_mending.h"

namespace greyscope::io {

/// Position of a table among the first records of a text: index of its first record, and number of records that are its
/// heading.
struct HeadingPlace {
    std::size_t first = 0;
    std::size_t records = 0;
    bool operator==(const HeadingPlace&) const = default;
};

/// Finds the heading of a table by comparing its first records with those below. A name is a word above numbers, or a
/// word that looks unlike the cells of its column and equals none of them. A record that fills few of the usual
/// `fields` fields is a title. At least one record is left as data.
[[nodiscard]] HeadingPlace findHeading(std::span<const SampleRecord> records, std::size_t fields, char decimalMark);

/// Returns how many records at the beginning are prose or a program's output above the table, not the table itself.
/// They have various numbers of fields, and a blank line separates them from a table whose records mostly have `fields`
/// fields. 0 if there are none.
[[nodiscard]] std::size_t recordsAbove(const CsvSample& sample, std::size_t fields, char decimalMark);

/// Returns the index of the first record, titles included, of a second table below the first one; 0 if there is none.
/// It follows a blank line and has its own names above numbers, and the first table has names above numbers, too. Names
/// with which the first table continues (goesOnWithTable()) do not begin another one.
[[nodiscard]] std::size_t otherTable(const CsvSample& sample, char decimalMark);

/// Whether two records agree in at least half of their cells. If so, and `record` is a heading, `other` is a heading as
/// well.
[[nodiscard]] bool isAlike(const SampleRecord& record, const SampleRecord& other);

/// Whether the rows below a second record of names continue the table, because the names nearly equal its own. `names`:
/// the column names of the table; `below`: those of the second record. The table must have more than two columns, and
/// at least half of the names must be equal. If a title precedes the second record (`titled`), it is enough that the
/// first names are equal.
[[nodiscard]] bool goesOnWithTable(const SampleRecord& names, const SampleRecord& below, bool titled);

}  // namespace greyscope::io
