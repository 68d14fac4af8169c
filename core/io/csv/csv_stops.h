#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

namespace greyscope::io {

/// Positions of the delimiters, line ends and quotes ("stops") in the next few thousand bytes of a text. All are found
/// in one pass over the bytes: testing each byte separately takes longer than all work on the cells.
class CsvStops {
public:
    CsvStops(char delimiter, char quote) : m_delimiter(delimiter), m_quote(quote) {}

    /// Finds the stops in the text from `begin` to `end`, or the first ones if there are more than fit.
    void find(const char* begin, const char* end);
    /// Discards all stops. To be called when the text in memory has moved.
    void clear() { m_begin = nullptr; }
    [[nodiscard]] bool foundFrom(const char* position) const { return m_begin == position; }
    [[nodiscard]] bool any() const { return m_begin != nullptr; }

    /// Skips the stops before `position`, so that left() does not contain them.
    void passTo(const char* position) {
        while (m_next < m_count && m_begin + m_places[m_next] < position) {
            ++m_next;
        }
    }
    /// Skips the next `count` stops.
    void pass(std::size_t count) { m_next += count; }
    /// The stops that were not skipped, as offsets from begin().
    [[nodiscard]] std::span<const std::uint16_t> left() const { return {m_places.get() + m_next, m_count - m_next}; }
    [[nodiscard]] const char* begin() const { return m_begin; }

private:
    static constexpr std::size_t room = std::size_t{1} << 15U;

    char m_delimiter;
    char m_quote;
    const char* m_begin = nullptr;
    std::size_t m_next = 0;
    std::size_t m_count = 0;
    std::unique_ptr<std::uint16_t[]> m_places;  ///< the stops, as offsets from m_begin
};

}  // namespace greyscope::io
