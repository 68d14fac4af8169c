#pragma once

#include <cstdint>
#include <string_view>

namespace greyscope::io {

/// What a cell of a numeric column holds.
enum class CellKind { number, missing, notFinite, text };

struct Cell {
    CellKind kind = CellKind::missing;
    double value = 0.0;
};

/// Whether a cell holds nothing but dashes and colons: no value, or the rule under the header of a Markdown table.
[[nodiscard]] bool isRule(std::string_view text);

/// Reads a whole cell: a number with the given decimal mark, the other mark as thousands separator in groups of three;
/// a word for a missing value (empty, NaN, NA, N/A, null, -, ...); infinity and what overflows is not finite. There is
/// one zero: -0 reads as 0.
[[nodiscard]] Cell readCell(std::string_view text, char decimalMark);

/// Whether a text is what people read as a number and readCell() does not: digits and signs, one of them beyond ASCII
/// (full-width, Arabic and other digits; a typographic minus).
[[nodiscard]] bool isForeignNumber(std::string_view text);

/// Whether a word that begins as one for a missing cell is one in a column of text.
[[nodiscard]] bool isMissingWord(std::string_view text);

/// Whether a cell of a column of text is missing. Fewer words say so than among numbers: "none" is a value there.
[[nodiscard]] inline bool isMissingText(std::string_view text) {
    // Nearly every word is told by its first letter.
    const char first = text.empty() ? '-' : text.front();
    return (first == '-' || first == ':' || first == 'n' || first == 'N') && isMissingWord(text);
}

/// Short plain decimals, the bulk of every table: digits with at most one mark, at most 15 of them, so that one exact
/// division rounds correctly. Moves `position` behind the number and is true where the cell ends there, before `end`.
[[nodiscard]] inline bool readShortDecimal(const char*& position, const char* end, char delimiter, char decimalMark,
                                           double& value) {
    static constexpr double powers[] = {1e0, 1e1, 1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                                        1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15};
    const char* p = position;
    const bool negative = p < end && *p == '-';
    p += negative ? 1 : 0;
    const char* const first = p;
    std::uint64_t digits = 0;
    unsigned digit = 0;
    while (p < end && (digit = static_cast<unsigned>(*p) - '0') < 10U) {
        digits = digits * 10 + digit;
        ++p;
    }
    auto count = p - first;
    std::ptrdiff_t decimals = 0;
    if (p < end && *p == decimalMark) {
        const char* const fraction = ++p;
        while (p < end && (digit = static_cast<unsigned>(*p) - '0') < 10U) {
            digits = digits * 10 + digit;
            ++p;
        }
        decimals = p - fraction;
        count += decimals;
    }
    if (count == 0 || count > 15 || p >= end || (*p != delimiter && *p != '\n' && *p != '\r')) {
        return false;
    }
    const double magnitude = static_cast<double>(digits) / powers[decimals];
    value = (negative ? -magnitude : magnitude) + 0.0;  // -0 becomes 0
    position = p;
    return true;
}

}  // namespace greyscope::io
