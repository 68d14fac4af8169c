#pragma once

#include "core/data/dataset.h"
#include "core/io/reader.h"

// Numbers as their file spells them: "1.10", "1e3", "+5". A column of numbers keeps the doubles alone, so the file is
// read once more where the spelling matters.

namespace greyscope::io {

/// Options that read the same rows of a delimited file again, with every cell as text.
[[nodiscard]] ReadOptions asTextAgain(const Imported& imported);

/// The table, with the spelling of each number in the words of its column where it is not the shortest text. `asText`
/// is the same file, read with asTextAgain(). Left out are spellings that a file with decimal points would read as
/// another number, and columns that already have words. Returns the table unchanged if rows or columns differ.
[[nodiscard]] data::Dataset withSpellings(const data::Dataset& table, const data::Dataset& asText);

/// The table without spellings that contain a comma: whether "1,000" is a thousand depends on the other cells.
[[nodiscard]] data::Dataset withoutGroupedNumbers(const data::Dataset& table);
/// Whether a spelling contains a comma, so that withoutGroupedNumbers() would remove it.
[[nodiscard]] bool hasGroupedNumbers(const data::Dataset& table);

}  // namespace greyscope::io
