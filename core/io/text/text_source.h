#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <string_view>

namespace greyscope::io {

/// Copies up to `count` bytes of a text, from `offset` on, and returns how many were copied. Must be thread-safe.
using ReadAt = std::function<std::size_t(std::size_t offset, char* into, std::size_t count)>;

/// Reads a text through a moving window: a large file is never in memory as a whole. A file that shrinks meanwhile ends
/// early instead of crashing the program, as a memory map would.
class TextSource {
public:
    /// A text in memory, which the window contains as a whole.
    explicit TextSource(std::string_view text) : m_size(text.size()), m_window(text), m_last(true) {}
    /// A text of `size` bytes elsewhere; bytes appended later are not read. It is read in pieces of `pieceBytes`, small
    /// enough to stay in the cache while they are parsed.
    TextSource(std::size_t size, ReadAt readAt, std::size_t pieceBytes = std::size_t{1} << 18U);

    /// Size in bytes of the whole text, as passed to the constructor.
    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] std::string_view window() const { return m_window; }
    /// Offset of the window in the text.
    [[nodiscard]] std::size_t offset() const { return m_offset; }
    /// Whether the text ends with this window.
    [[nodiscard]] bool isLast() const { return m_last; }
    /// Whether the text turned out to be shorter than size().
    [[nodiscard]] bool endedEarly() const { return m_last && m_offset + m_window.size() < m_size; }
    /// Number of bytes that the window should contain from the start of a record on; longer records are rare.
    [[nodiscard]] std::size_t usualAhead() const { return m_pieceBytes / 4; }

    /// Drops the first `passed` bytes of the window and reads on until it contains `wanted` bytes or the text ends.
    /// Invalidates pointers into the window, unless it is the last one.
    void moveOn(std::size_t passed, std::size_t wanted);
    /// Moves the window so that it begins at `offset`; for a text in memory, so that it contains `offset`.
    void moveTo(std::size_t offset);
    /// Moves back to the first window.
    void rewind();

    /// Number of bytes read at a time; 0 for a text in memory.
    [[nodiscard]] std::size_t pieceBytes() const { return m_pieceBytes; }
    /// Copies up to `count` bytes from any offset, without using the window, and returns how many were copied.
    /// Thread-safe while the source is not moved.
    [[nodiscard]] std::size_t copy(std::size_t offset, char* into, std::size_t count) const;

private:
    void fill(std::size_t kept);

    std::size_t m_size;
    ReadAt m_readAt;
    std::size_t m_pieceBytes = 0;
    std::unique_ptr<char[]> m_buffer;
    std::size_t m_capacity = 0;
    std::string_view m_window;
    std::size_t m_offset = 0;
    bool m_last = false;
};

}  // namespace greyscope::io
