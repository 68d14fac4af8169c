#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

namespace greyscope::io {

/// Where the next few thousand bytes of a text have a delimiter, a line end or a quote. They are all found in one go:
/// to ask of each byte what it is takes longer than all that is done with the cells.
class CsvStops {
public:
    CsvStops(char delimiter, char quote) : m_delimiter(delimiter), m_quote(quote) {}

    /// Looks from `begin` on, as far as `end` or as there is room.
    void find(const char* begin, const char* end);
    /// Forgets what was found: the text has moved.
    void clear() { m_begin = nullptr; }
    [[nodiscard]] bool foundFrom(const char* position) const { return m_begin == position; }
    [[nodiscard]] bool any() const { return m_begin != nullptr; }

    /// Passes those before `position`.
    void passTo(const char* position) {
        while (m_next < m_count && m_begin + m_places[m_next] < position) {
            ++m_next;
        }
    }
    /// Passes so many of those left.
    void pass(std::size_t count) { m_next += count; }
    /// Those left, as places behind begin().
    [[nodiscard]] std::span<const std::uint16_t> left() const { return {m_places.get() + m_next, m_count - m_next}; }
    [[nodiscard]] const char* begin() const { return m_begin; }

private:
    static constexpr std::size_t room = std::size_t{1} << 15U;

    char m_delimiter;
    char m_quote;
    const char* m_begin = nullptr;
    std::size_t m_next = 0;
    std::size_t m_count = 0;
    std::unique_ptr<std::uint16_t[]> m_places;  ///< behind m_begin
};

}  // namespace greyscope::io
