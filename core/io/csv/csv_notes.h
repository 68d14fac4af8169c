#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/io/csv/csv_layout.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

/// Notes at the end of a text, including blank lines among them.
struct NotesBelow {
    std::size_t offset = 0;
    std::vector<std::string> lines;
};

/// Finds the notes below the table ("Source: own runs", "* estimated"). Notes follow the last row with a number and
/// consist of words. They also have a width unlike the rows', or words in place of the rows' numbers, or follow a blank
/// line, or begin with a mark or a label.
[[nodiscard]] NotesBelow notesBelow(const TextSource& source, const CsvLayout& layout);

/// The text before an offset, and the text from the offset on; `source` must outlive both.
[[nodiscard]] TextSource textBefore(const TextSource& source, std::size_t offset);
[[nodiscard]] TextSource textFrom(const TextSource& source, std::size_t offset);

}  // namespace greyscope::io
