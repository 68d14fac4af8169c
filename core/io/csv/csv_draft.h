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

/// Rows of cells that a reader has split, read as if they were CSV, so that headings, units, titles and types are
/// detected in one place. Rows and problems refer to the lines of the source. Memory use is bounded, except for the
/// table.
class CsvDraft {
public:
    /// Adds a row from this line of the source; a row of only empty cells is a blank line. Error: fileNotWritable.
    [[nodiscard]] base::Expected<void> add(const std::vector<std::string>& cells, std::size_t line);
    [[nodiscard]] bool isEmpty() const { return m_lines.size() == 0; }
    /// Records a line of the source that gives no row; at most `most` problems are listed.
    void skip(ProblemKind kind, std::size_t line, std::string_view text, std::size_t most);

    /// Reads the rows as a table. `hints` come from the reader; options of the caller take precedence. Errors: those of
    /// readCsv().
    [[nodiscard]] base::Expected<Imported> read(const std::string& path, const ReadOptions& options,
                                                const CsvHints& hints, base::Progress& progress) &&;

private:
    /// Adds the skipped lines to `report`.
    void addSkipped(ReadReport& report, std::size_t most) &&;

    Spool m_text;
    data::SourceLines m_lines;  ///< source line of each line of the text
    bool m_asTheyAre = true;    ///< the rows' lines equal those of the source
    ReadReport m_skipped;       ///< account of the lines that give no row
};

}  // namespace greyscope::io
