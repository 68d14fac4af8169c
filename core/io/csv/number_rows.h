#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "core/io/cells/cell_number.h"

namespace greyscope::io {

/// Reads rows whose cells are all numbers fast: splits and parses them in one pass. All other rows, including rows with
/// a code such as "007", are left to slower readers.
class NumberRows {
public:
    NumberRows(std::size_t width, char delimiter, char decimalMark, CodeWatch codes);

    [[nodiscard]] std::size_t width() const { return m_width; }

    /// The text to read, with the positions of its delimiters, line ends and quotes ("stops").
    struct Text {
        const char* position;  ///< start of the first row; the `roomBefore` bytes before it are readable
        const char* begin;
        /// Positions of the stops, as offsets from `begin`; none before `position`.
        std::span<const std::uint16_t> stops;
        const char* end;    ///< end of the text; a row must end before the last byte of it
        std::size_t limit;  ///< a row with its line end must be shorter than this number of bytes
    };
    /// How far read() has read.
    struct Read {
        const char* position;  ///< position after the last row that was read
        std::size_t rows = 0;
        std::size_t stops = 0;  ///< number of stops in the rows that were read
    };
    /// Sets where read() writes the numbers, which must be done first: each column to consecutive doubles, the first
    /// column at `values` and each further one `stride` doubles after the one before, for at most `most` rows.
    void into(double* values, std::size_t stride, std::size_t most);
    /// Reads rows until one does not consist of numbers only, the stops are used up, or the destination is full.
    [[nodiscard]] Read read(const Text& text) const;

private:
    std::size_t m_width;
    char m_delimiter;
    char m_decimalMark;
    ShortDecimals m_decimals;
    CodeWatch m_codes;
    double* m_values = nullptr;  ///< destination; column after column
    std::size_t m_stride = 0;
    std::size_t m_most = 0;  ///< maximum number of rows that the destination has room for
};

}  // namespace greyscope::io
