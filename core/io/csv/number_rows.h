#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

#include "core/io/cells/cell_number.h"

namespace greyscope::io {

/// Rows of a table whose cells all are numbers, cut and read in one go. Whatever else a row may be is left to those who
/// look closer, and so is a row with a code.
class NumberRows {
public:
    NumberRows(std::size_t width, char delimiter, char decimalMark, CodeWatch codes);

    [[nodiscard]] std::size_t width() const { return m_width; }

    /// A text with the places of its delimiters, line ends and quotes.
    struct Text {
        const char* position;  ///< of the first row; there are roomBefore bytes before it
        const char* begin;
        std::span<const std::uint16_t> stops;  ///< behind `begin`, not before `position`
        const char* end;                       ///< a row ends before the last byte
        std::size_t limit;                     ///< and is shorter, with its line end
    };
    /// What was read of it.
    struct Read {
        const char* position;  ///< behind the last row
        std::size_t rows = 0;
        std::size_t stops = 0;  ///< that are behind
    };
    /// Puts rows there from now on, so many of them at most, each column `stride` behind the one before.
    void into(double* values, std::size_t stride, std::size_t most);
    /// Reads rows until one is not plain, or the stops are used up.
    [[nodiscard]] Read read(const Text& text);
    /// Cells of the rows that were read last.
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
    std::size_t m_most = 0;  ///< rows at a time
    std::size_t m_rows = 0;
};

}  // namespace greyscope::io
