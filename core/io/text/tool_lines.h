#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/reader.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

/// Iterates over the lines of a program's output. The lines are numbered as in TextLines, and are split in the same
/// way.
class ToolLines {
public:
    /// Starts at the beginning of the text, after a byte order mark if there is one.
    ToolLines(TextSource& source, const ReadOptions& options, base::Progress& progress);

    /// Moves to the next line. Returns false at the end of the text and after an error, which error() returns:
    /// lineTooLong, cancelled.
    [[nodiscard]] bool next();
    /// The current line without its line end; valid until next().
    [[nodiscard]] std::string_view text() const { return m_text; }
    /// Number of the current line, from 1; after next() returned false, the number of lines.
    [[nodiscard]] std::size_t number() const { return m_number; }
    /// Whether the current line has a line end. The last line of an aborted program has none.
    [[nodiscard]] bool isWhole() const { return m_whole; }
    /// Whether the text begins with a byte order mark.
    [[nodiscard]] bool isMarked() const { return m_marked; }
    [[nodiscard]] const std::optional<base::Error>& error() const { return m_error; }

private:
    /// Returns the position in the window of the end of the current line; reads on until the window contains it.
    [[nodiscard]] std::size_t findEnd();
    [[nodiscard]] bool mayGoOn();

    TextSource& m_source;
    std::size_t m_longest;
    base::Progress& m_progress;
    std::size_t m_at = 0;  ///< position in the window at which the next line begins
    std::size_t m_nextLf = 0;
    std::size_t m_nextCr = 0;
    std::size_t m_nextReport = 0;
    std::string_view m_text;
    std::size_t m_number = 0;
    bool m_whole = true;
    bool m_marked = false;
    std::optional<base::Error> m_error;
};

}  // namespace greyscope::io
