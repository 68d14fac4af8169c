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

/// Rows of cells that a reader cut, read as the CSV that they would be: headings, units, titles and types are told in
/// one place. Rows and problems have the lines of the source. Bounded memory, but for the table.
class CsvDraft {
public:
    /// `line` of the source; a row of empty cells alone is a blank line. Error: fileNotWritable.
    [[nodiscard]] base::Expected<void> add(const std::vector<std::string>& cells, std::size_t line);
    [[nodiscard]] bool isEmpty() const { return m_lines.size() == 0; }
    /// A line of the source of which no row comes; of so many problems in all the first ones are listed.
    void skip(ProblemKind kind, std::size_t line, std::string_view text, std::size_t most);

    /// `hints` are what the reader knows; options of the caller come before them. Errors: those of readCsv().
    [[nodiscard]] base::Expected<Imported> read(const std::string& path, const ReadOptions& options,
                                                const CsvHints& hints, base::Progress& progress) &&;

private:
    /// To the report of the rows.
    void addSkipped(ReadReport& report, std::size_t most) &&;

    Spool m_text;
    data::SourceLines m_lines;  ///< of each line of the text
    bool m_asTheyAre = true;    ///< the lines of the source
    ReadReport m_skipped;       ///< counts and lists the lines of which no row comes
};

}  // namespace greyscope::io
