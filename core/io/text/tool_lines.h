#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/reader.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

/// The lines that a program printed, one after the other and with the numbers that TextLines gives them.
class ToolLines {
public:
    /// Begins at the start of the text; a byte order mark is passed over.
    ToolLines(TextSource& source, const ReadOptions& options, base::Progress& progress);

    /// Goes to the next line; false at the end, and where there is an error(): lineTooLong, cancelled.
    [[nodiscard]] bool next();
    /// Without its end; until next().
    [[nodiscard]] std::string_view text() const { return m_text; }
    /// From 1; the lines that there were once next() was false.
    [[nodiscard]] std::size_t number() const { return m_number; }
    /// The last line of a program that was stopped has no end.
    [[nodiscard]] bool isWhole() const { return m_whole; }
    [[nodiscard]] bool isMarked() const { return m_marked; }
    [[nodiscard]] const std::optional<base::Error>& error() const { return m_error; }

private:
    /// Behind the line's end in the window, having read on until it is there.
    [[nodiscard]] std::size_t findEnd();
    [[nodiscard]] bool mayGoOn();

    TextSource& m_source;
    std::size_t m_longest;
    base::Progress& m_progress;
    std::size_t m_at = 0;  ///< in the window
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
