#pragma once

#include "core/data/dataset.h"
#include "core/io/reader.h"

// Numbers as their file spells them: "1.10", "1e3", "+5". A column of numbers keeps the doubles alone, so the file is
// read once more where the spelling matters.

namespace greyscope::io {

/// Options that give the same rows of delimited text again, with every cell as text.
[[nodiscard]] ReadOptions asTextAgain(const Imported& imported);

/// The table with the spelling of each number that its shortest text is not, among the words of its column. `asText` is
/// its file read by asTextAgain(). A spelling that a file with decimal points would not give back as the same number is
/// left out, and so is a column that has words already. Without the same rows and columns: the table as it is.
[[nodiscard]] data::Dataset withSpellings(const data::Dataset& table, const data::Dataset& asText);

/// The table without the spellings that have a comma: whether "1,000" is a thousand depends on the other cells.
[[nodiscard]] data::Dataset withoutGroupedNumbers(const data::Dataset& table);
/// Whether withoutGroupedNumbers() would change anything.
[[nodiscard]] bool hasGroupedNumbers(const data::Dataset& table);

}  // namespace greyscope::io
