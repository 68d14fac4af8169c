#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

#include "core/io/cells/cell_number.h"

namespace greyscope::io {

/// Splits and parses rows whose cells are all numbers, in one pass. All other rows, including rows with a code, are
/// left to the slower readers.
class NumberRows {
public:
    NumberRows(std::size_t width, char delimiter, char decimalMark, CodeWatch codes);

    [[nodiscard]] std::size_t width() const { return m_width; }

    /// A text with the positions of its delimiters, line ends and quotes.
    struct Text {
        const char* position;  ///< start of the first row; roomBefore bytes before it are readable
        const char* begin;
        std::span<const std::uint16_t> stops;  ///< offsets from `begin`, none before `position`
        const char* end;                       ///< end of the text; a row must end before the last byte
        std::size_t limit;                     ///< a row, with its line end, must be shorter
    };
    /// What read() has read.
    struct Read {
        const char* position;  ///< position behind the last row
        std::size_t rows = 0;
        std::size_t stops = 0;  ///< number of stops used
    };
    /// Sets the destination: `values`, with each column `stride` behind the previous one, for at most `most` rows.
    void into(double* values, std::size_t stride, std::size_t most);
    /// Reads rows until one is not plain or the stops are used up.
    [[nodiscard]] Read read(const Text& text);
    /// The cells of a column in the rows read last.
    [[nodiscard]] std::span<const double> column(std::size_t c) const { return {m_values + c * m_stride, m_rows}; }

private:
    std::size_t m_width;
    char m_delimiter;
    char m_decimalMark;
    ShortDecimals m_decimals;
    CodeWatch m_codes;
    std::unique_ptr<double[]> m_own;
    double* m_values = nullptr;  ///< column after column
    std::size_t m_stride = 0;
    std::size_t m_most = 0;  ///< maximum number of rows at a time
    std::size_t m_rows = 0;
};

}  // namespace greyscope::io
