#pragma once

#include <cstddef>
#include <memory>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"

namespace greyscope::io {

/// The lines of a text that stays where it is, for showing a source file without copying it. Lines end with LF or CRLF;
/// the last one needs no end. Only every 64th line's place is kept: a million lines cost 125 KB.
class TextLines {
public:
    /// `owner` keeps `text` alive (a mapped file, a buffer). Error: cancelled.
    [[nodiscard]] static base::Expected<TextLines> index(std::shared_ptr<const void> owner, std::string_view text,
                                                         base::Progress& progress);

    [[nodiscard]] std::size_t count() const { return m_count; }
    /// Bytes of the longest line.
    [[nodiscard]] std::size_t longest() const { return m_longest; }
    /// A line by its number from 1, without its end; "" past the last.
    [[nodiscard]] std::string_view line(std::size_t number) const;

private:
    std::shared_ptr<const void> m_owner;
    std::string_view m_text;
    std::vector<std::size_t> m_starts;  ///< of lines 1, 65, 129, ...
    std::size_t m_count = 0;
    std::size_t m_longest = 0;
};

}  // namespace greyscope::io
