#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/io/csv/csv_layout.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

/// Notes below a table, at the end of a text: the offset of the first one, and their lines with the blank lines among
/// them.
struct NotesBelow {
    std::size_t offset = 0;
    std::vector<std::string> lines;
};

/// Finds the notes below a table, such as "Source: own runs" or "* estimated". Notes follow the last row with a number
/// and consist of words. In addition, one of these is true: they have another number of fields than the rows; they have
/// words where the rows have numbers; they follow a blank line; they begin with a mark or a label.
[[nodiscard]] NotesBelow notesBelow(const TextSource& source, const CsvLayout& layout);

/// Returns the part of a text before an offset; `source` must outlive the result.
[[nodiscard]] TextSource textBefore(const TextSource& source, std::size_t offset);
/// Returns the part of a text from an offset on; `source` must outlive the result.
[[nodiscard]] TextSource textFrom(const TextSource& source, std::size_t offset);

}  // namespace greyscope::io
