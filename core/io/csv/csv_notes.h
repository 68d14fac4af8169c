#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/io/csv/csv_layout.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

/// Lines at the end of a text, with the blank ones among them.
struct NotesBelow {
    std::size_t offset = 0;
    std::vector<std::string> lines;
};

/// Those that stand below the table and are no rows of it ("Source: own runs", "* estimated"): behind the last row with
/// a number, lines of words that have not the width of the rows, stand where these have numbers or behind a blank line,
/// or begin with a mark or a label.
[[nodiscard]] NotesBelow notesBelow(const TextSource& source, const CsvLayout& layout);

/// The text before an offset, and that from there on; `source` has to stay.
[[nodiscard]] TextSource textBefore(const TextSource& source, std::size_t offset);
[[nodiscard]] TextSource textFrom(const TextSource& source, std::size_t offset);

}  // namespace greyscope::io
