#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <string_view>

namespace greyscope::io {

/// A function that copies up to `count` bytes of a text from `offset` on to `into`, and returns how many it copied.
/// Must be thread-safe.
using ReadAt = std::function<std::size_t(std::size_t offset, char* into, std::size_t count)>;

/// Reads a text through a window that moves forwards, so that a large file is never in memory as a whole. If a file
/// shrinks while it is read, the text ends early; with a memory map the program would crash.
class TextSource {
public:
    /// Reads a text in memory, which the window contains as a whole.
    explicit TextSource(std::string_view text) : m_size(text.size()), m_window(text), m_last(true) {}
    /// Reads a text of `size` bytes, such as a file, by `readAt`; bytes appended later are not read. It is read in
    /// pieces of `pieceBytes`, which are small enough to stay in the cache while they are parsed.
    TextSource(std::size_t size, ReadAt readAt, std::size_t pieceBytes = std::size_t{1} << 18U);

    /// Size in bytes of the whole text, as passed to the constructor.
    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] std::string_view window() const { return m_window; }
    /// Position of the window in the text: offset of its first byte.
    [[nodiscard]] std::size_t offset() const { return m_offset; }
    /// Whether this window is the last one, that is, the text ends with it.
    [[nodiscard]] bool isLast() const { return m_last; }
    /// Whether the text turned out to be shorter than size(), because the file has shrunk.
    [[nodiscard]] bool endedEarly() const { return m_last && m_offset + m_window.size() < m_size; }
    /// Number of bytes after the start of a record that the window should contain, so that nearly every record is in it
    /// as a whole.
    [[nodiscard]] std::size_t usualAhead() const { return m_pieceBytes / 4; }

    /// Moves the window forwards: drops its first `passed` bytes and reads on until it contains `wanted` bytes or the
    /// text ends. Does nothing if the window is the last one; otherwise invalidates pointers into it.
    void moveOn(std::size_t passed, std::size_t wanted);
    /// Moves the window so that it begins at `offset`. The window of a text in memory always contains the whole text
    /// and does not move.
    void moveTo(std::size_t offset);
    /// Moves the window back to the beginning of the text.
    void rewind();

    /// Number of bytes read at a time; 0 for a text in memory.
    [[nodiscard]] std::size_t pieceBytes() const { return m_pieceBytes; }
    /// Copies up to `count` bytes from any offset of the text, without using the window, and returns how many it
    /// copied. Thread-safe while the window is not moved.
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
