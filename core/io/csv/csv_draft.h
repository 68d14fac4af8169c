#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/data/source_lines.h"
#include "core/io/csv/csv_options.h"
#include "core/io/files/spool.h"
#include "core/io/reader.h"

namespace greyscope::io {

/// Reads a table from rows of cells that a reader has already split. The rows are read as if they were CSV, so that
/// headings, units, titles and types are detected in one place. Rows and problems refer to the lines of the original
/// source. Memory use is bounded, except for the table.
class CsvDraft {
public:
    /// Adds a row; `line` is its line in the source. A row of only empty cells is a blank line. Error: fileNotWritable.
    [[nodiscard]] base::Expected<void> add(const std::vector<std::string>& cells, std::size_t line);
    [[nodiscard]] bool isEmpty() const { return m_lines.size() == 0; }
    /// Reports a line of the source that does not become a row; at most `most` such lines are listed, further ones are
    /// counted.
    void skip(ProblemKind kind, std::size_t line, std::string_view text, std::size_t most);

    /// Reads the added rows as a table. `hints` are the settings that the reader knows; settings in `options` take
    /// precedence. Errors: those of readCsv().
    [[nodiscard]] base::Expected<Imported> read(const std::string& path, const ReadOptions& options,
                                                const CsvHints& hints, base::Progress& progress) &&;

private:
    /// Adds the lines that did not become rows to `report`, which lists at most `most` problems.
    void addSkipped(ReadReport& report, std::size_t most) &&;

    Spool m_text;
    data::SourceLines m_lines;  ///< for each line of m_text, its line in the source
    bool m_asTheyAre = true;    ///< whether the lines of m_text have the same numbers as in the source
    ReadReport m_skipped;       ///< report on the lines that do not become rows
};

}  // namespace greyscope::io
