#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <string_view>

namespace greyscope::io {

/// Copies `count` bytes of a text from `offset` on and answers how many there were. Several threads may ask at once.
using ReadAt = std::function<std::size_t(std::size_t offset, char* into, std::size_t count)>;

/// The bytes of a text from its start to its end, a window at a time: a large file is never in memory as a whole, and
/// one that shrinks meanwhile ends early instead of ending the program, as a memory map would.
class TextSource {
public:
    /// A text in memory: one window holds it all.
    explicit TextSource(std::string_view text) : m_size(text.size()), m_window(text), m_last(true) {}
    /// A text of `size` bytes somewhere else; what it grows by later is not read. `pieceBytes` are read at a time: few
    /// enough to stay in a cache while they are parsed.
    TextSource(std::size_t size, ReadAt readAt, std::size_t pieceBytes = std::size_t{1} << 18U);

    /// Bytes of the whole text, as it was said.
    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] std::string_view window() const { return m_window; }
    /// Where the window begins.
    [[nodiscard]] std::size_t offset() const { return m_offset; }
    /// Whether the text ends with this window.
    [[nodiscard]] bool isLast() const { return m_last; }
    /// Whether the text turned out shorter than was said.
    [[nodiscard]] bool endedEarly() const { return m_last && m_offset + m_window.size() < m_size; }
    /// Bytes that a window should hold from the start of a record on; longer ones are rare.
    [[nodiscard]] std::size_t usualAhead() const { return m_pieceBytes / 4; }

    /// Drops the first `passed` bytes of the window and reads on until it holds `wanted` or the text ends. The bytes
    /// have moved then; the last window stays as it is.
    void moveOn(std::size_t passed, std::size_t wanted);
    /// Lets the window begin at an offset, or hold it where the text is in memory.
    void moveTo(std::size_t offset);
    /// Back to the first window.
    void rewind();

    /// Bytes that are read at a time; 0 of a text in memory.
    [[nodiscard]] std::size_t pieceBytes() const { return m_pieceBytes; }
    /// Copies bytes from any place, without a look at the window, and answers how many there were. For any thread, as
    /// long as the source is not moved.
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
