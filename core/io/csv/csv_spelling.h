#pragma once

#include "core/data/dataset.h"
#include "core/io/reader.h"

// The original spelling of numbers in a file: "1.10", "1e3", "+5". A numeric column contains only the doubles, so the
// file is read again as text if the spelling is needed.

namespace greyscope::io {

/// Returns the options that read the same rows of a delimited file again, with every cell as text.
[[nodiscard]] ReadOptions asTextAgain(const Imported& imported);

/// Returns the table with the original spelling of each number in Column::words, if it is not the shortest text of the
/// number. `asText` is the same file, read with asTextAgain(). Left out are spellings that mean another number if read
/// with a decimal point, and columns that already have words. Returns the table unchanged if rows or columns differ.
[[nodiscard]] data::Dataset withSpellings(const data::Dataset& table, const data::Dataset& asText);

/// Returns the table without the original spellings (Column::words) that contain a comma: whether "1,000" is a thousand
/// depends on the other cells.
[[nodiscard]] data::Dataset withoutGroupedNumbers(const data::Dataset& table);
/// Whether the original spelling of any number contains a comma, so that withoutGroupedNumbers() would remove it.
[[nodiscard]] bool hasGroupedNumbers(const data::Dataset& table);

}  // namespace greyscope::io
