#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

/// Random access to the lines of a text by number, for showing a source file without loading it. Lines end with LF,
/// CRLF or CR; the last line needs no end. Only the offset of every 64th line is stored: a million lines take 125 KB.
/// Lines are read from the file when they are requested, so a file that has shrunk shows empty lines. Not thread-safe.
class TextLines {
public:
    /// Makes the index of a text of `size` bytes, which is read once. Error: cancelled.
    [[nodiscard]] static base::Expected<TextLines> index(std::size_t size, ReadAt readAt, base::Progress& progress);

    [[nodiscard]] std::size_t count() const { return m_count; }
    /// Length in bytes of the longest line, including its end.
    [[nodiscard]] std::size_t longest() const { return m_longest; }
    /// Returns a line by its number, from 1, without its line end; "" if there is no such line.
    [[nodiscard]] std::string line(std::size_t number) const;

private:
    struct Block {
        std::size_t index = static_cast<std::size_t>(-1);
        std::string text;
    };
    void addLine(std::size_t start, std::size_t end);
    [[nodiscard]] const std::string& block(std::size_t index) const;

    ReadAt m_readAt;
    std::size_t m_size = 0;
    std::vector<std::size_t> m_starts;  ///< offsets of lines 1, 65, 129, ...
    std::size_t m_count = 0;
    std::size_t m_longest = 0;
    mutable Block m_block;  ///< the 64 lines read last
};

}  // namespace greyscope::io
