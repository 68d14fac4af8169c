#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

/// The lines of a text that stays where it is, for showing a source file without holding it. Lines end with LF, CRLF
/// or CR; the last one needs no end. Only every 64th line's place is kept: a million lines cost 125 KB. The text is
/// read again for the lines that are asked for, so a file that shrinks meanwhile shows empty lines. For one thread at a
/// time.
class TextLines {
public:
    /// Reads `size` bytes once from end to end. Error: cancelled.
    [[nodiscard]] static base::Expected<TextLines> index(std::size_t size, ReadAt readAt, base::Progress& progress);

    [[nodiscard]] std::size_t count() const { return m_count; }
    /// Bytes of the longest line, its end included.
    [[nodiscard]] std::size_t longest() const { return m_longest; }
    /// A line by its number from 1, without its end; "" past the last.
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
    std::vector<std::size_t> m_starts;  ///< of lines 1, 65, 129, ...
    std::size_t m_count = 0;
    std::size_t m_longest = 0;
    mutable Block m_block;  ///< the 64 lines that were read last
};

}  // namespace greyscope::io
