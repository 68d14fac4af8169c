#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/base/clones.h"
#include "core/data/columns/whole_codes.h"
#include "core/io/files/last_bytes.h"

namespace greyscope::io {

/// What a cell in a numeric column contains: a number, a missing value, infinity or a number that overflows, or other
/// text.
enum class CellKind { number, missing, notFinite, text };

/// A cell as a number: the result of readCell().
struct CellNumber {
    CellKind kind = CellKind::missing;
    double value = 0.0;
    /// For a number: whether it is spelled like a code, and how.
    data::CodeSpelling spelling = data::CodeSpelling::none;
};

/// Whether a number is a code rather than an amount, because it has leading zeros or more than 15 digits. A column of
/// integers with a code becomes a text column. `amounts`: data::holdsAmounts() of the column; if true, long integers
/// that a double represents exactly are not codes.
[[nodiscard]] inline bool isCode(const CellNumber& cell, bool amounts) {
    const bool exact = cell.value < data::kExactWhole && cell.value > -data::kExactWhole;
    return cell.spelling == data::CodeSpelling::padded ||
           (cell.spelling == data::CodeSpelling::lengthy && !(amounts && exact));
}

/// Whether the text is a separator line of one repeated mark (= * _ ~ # +). It must have at least eight marks, because
/// three asterisks are a level of significance and five are a rating.
[[nodiscard]] inline bool isLongRule(std::string_view text) {
    constexpr std::string_view marks = "=*_~#+";
    return text.size() >= 8 && text[0] == text[7] && marks.find(text[0]) != std::string_view::npos &&
           text.find_first_not_of(text[0]) == std::string_view::npos;
}
/// Whether a cell contains only dashes and colons (no value, or the separator line below a Markdown heading), or is a
/// separator line by isLongRule().
[[nodiscard]] bool isRule(std::string_view text);

/// Parses a whole cell of a numeric column. A number has the given decimal mark, and may have the other mark as a
/// thousands separator in groups of three, or a power ("5.2×10³", "2^10"). Missing are empty cells, NaN, NA, N/A, null,
/// -, .. and other such words. Not finite are infinity and numbers that overflow. Anything else is text. -0 becomes 0.
[[nodiscard]] CellNumber readCell(std::string_view text, char decimalMark);

/// Whether a text is a number to a human reader, although readCell() does not parse it. It consists of digits and
/// signs, at least one of them not ASCII (full-width, Arabic and other digits; a typographic minus).
[[nodiscard]] bool isForeignNumber(std::string_view text);

/// Whether a word gives the reason for a missing number: "failed", "timeout", "DNF", "\u5931\u8d25".
[[nodiscard]] bool isFailureWord(std::string_view text);

/// Whether a text is a bound such as "<5" or ">= 10", in place of a number outside the measurable range.
[[nodiscard]] bool isBound(std::string_view text, char decimalMark);

/// Whether a word means a missing cell in a text column. Call isMissingText() instead, which is faster because it
/// checks the first character.
[[nodiscard]] bool isMissingWord(std::string_view text);

/// Whether a cell of a text column is missing. Fewer words mean so than in a numeric column: "none" is a value in a
/// text column.
[[nodiscard]] inline bool isMissingText(std::string_view text) {
    // The first character excludes nearly every word.
    const auto first = static_cast<unsigned char>(text.empty() ? '-' : text.front());
    const bool mayBe =
        first <= '.' || std::string_view(":nN=_~[").find(static_cast<char>(first)) != std::string_view::npos;
    return mayBe && isMissingWord(text);
}

/// Whether a cell of a text column is certainly missing: isMissingText() is true, and the text is not "NA". In a column
/// of codes, "NA" is a level; ColumnBuilder::take() decides this once all levels are known.
[[nodiscard]] inline bool isSurelyMissing(std::string_view text) {
    return isMissingText(text) && text != "NA";
}

/// Detects codes (isCode()) among the cells of numeric columns. A column of integers with a code becomes a text column.
class CodeWatch {
public:
    CodeWatch() = default;  ///< detects nothing, for columns whose types are final
    /// `amounts`: for each column data::holdsAmounts(), which isCode() needs; must outlive this object.
    explicit CodeWatch(const std::vector<bool>& amounts) : m_amounts(&amounts) {}
    /// Whether this cell of the column is a code.
    [[nodiscard]] bool meets(const CellNumber& cell, std::size_t column) const {
        return m_amounts != nullptr && isCode(cell, (*m_amounts)[column]);
    }

private:
    const std::vector<bool>* m_amounts = nullptr;
};

inline constexpr std::array<double, 16> powersOfTen{1e0, 1e1, 1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                                                    1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15};
/// For each number of digits (the index), the smallest integer with so many digits and no leading zeros; 0 for one
/// digit.
inline constexpr std::array<std::int64_t, 16> leastOfDigits{0,
                                                            0,
                                                            10,
                                                            100,
                                                            1'000,
                                                            10'000,
                                                            100'000,
                                                            1'000'000,
                                                            10'000'000,
                                                            100'000'000,
                                                            1'000'000'000,
                                                            10'000'000'000,
                                                            100'000'000'000,
                                                            1'000'000'000'000,
                                                            10'000'000'000'000,
                                                            100'000'000'000'000};

/// Reads a cell that is a short plain decimal, the most frequent kind: at most 15 digits, at most one decimal mark, and
/// no leading zeros in an integer, which would be a code. With so few digits, a single division gives the correctly
/// rounded value. A delimiter or line end must follow the number before `end`; `position` is moved to it. Returns false
/// for any other cell, and then changes nothing.
[[nodiscard]] inline bool readShortDecimal(const char*& position, const char* end, char delimiter, char decimalMark,
                                           double& value) {
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
    const bool padded = count > 1 && p - first == count && *first == '0';
    if (count == 0 || count > 15 || padded || p >= end || (*p != delimiter && *p != '\n' && *p != '\r')) {
        return false;
    }
    const double magnitude = static_cast<double>(digits) / powersOfTen[static_cast<std::size_t>(decimals)];
    value = (negative ? -magnitude : magnitude) + 0.0;  // -0 becomes 0
    position = p;
    return true;
}

/// Reads cells that are short plain decimals, like readShortDecimal(), but with SSE2 all digits at once. The
/// `roomBefore` bytes before the end of a cell must be readable, and a delimiter or line end must follow the cell.
class ShortDecimals {
public:
    explicit ShortDecimals(char decimalMark) : m_mark(manyOf(decimalMark)) {}
    /// Sets `value` to the number in the cell; returns false if the cell is not a short plain decimal.
    [[nodiscard]] bool read(std::string_view cell, double& value) const;

private:
#if defined(__SSE2__)
    static __m128i manyOf(char c) {
        return _mm_set1_epi8(static_cast<char>(c - '0'));
    }
    __m128i m_mark;
#else
    static char manyOf(char c) {
        return c;
    }
    char m_mark;
#endif
};

[[nodiscard]] GREYSCOPE_INLINED inline bool ShortDecimals::read(std::string_view cell, double& value) const {
    const char* const end = cell.data() + cell.size();
#if defined(__SSE2__)
    const auto negative = static_cast<std::size_t>(*cell.data() == '-');  // an empty cell is not followed by a sign
    const std::size_t length = cell.size() - negative;
    if (length > 16) {
        return false;
    }
    __m128i digits = _mm_and_si128(_mm_sub_epi8(bytesBefore(end), _mm_set1_epi8('0')), lastOf16(length));
    const auto marks = static_cast<unsigned>(_mm_movemask_epi8(_mm_cmpeq_epi8(digits, m_mark)));
    std::size_t count = length;
    std::size_t decimals = 0;
    if (marks != 0) {  // digits before the mark move up by one; a second mark is not a digit
        const auto mark = static_cast<std::size_t>(std::countr_zero(marks));
        const __m128i moved = firstOf16(mark + 1);
        digits = _mm_or_si128(_mm_and_si128(moved, _mm_slli_si128(digits, 1)), _mm_andnot_si128(moved, digits));
        decimals = 15 - mark;
        --count;
    }
    const __m128i excess = _mm_subs_epu8(digits, _mm_set1_epi8(9));
    if (count - 1 > 14 || _mm_movemask_epi8(_mm_cmpeq_epi8(excess, _mm_setzero_si128())) != 0xFFFF) {
        return false;
    }
    const __m128i pairs = _mm_srli_epi16(_mm_mullo_epi16(digits, _mm_set1_epi16(256 * 10 + 1)), 8);
    const __m128i fours = _mm_madd_epi16(pairs, _mm_set1_epi32(1 << 16 | 100));
    const __m128i eights = _mm_madd_epi16(_mm_packs_epi32(fours, fours), _mm_set1_epi32(1 << 16 | 10'000));
    const auto halves = static_cast<std::uint64_t>(_mm_cvtsi128_si64(eights));
    const auto whole = static_cast<std::int64_t>((halves & 0xFFFFFFFFU) * 100'000'000 + (halves >> 32U));
    if (marks == 0 && whole < leastOfDigits[count]) {  // leading zeros
        return false;
    }
    const auto sign = -static_cast<std::int64_t>(negative);  // without a branch, since signs are often random
    value = static_cast<double>((whole ^ sign) - sign) / powersOfTen[decimals];
    return true;
#else
    const char* position = cell.data();
    return readShortDecimal(position, end + 1, *end, m_mark, value) && position == end;
#endif
}

}  // namespace greyscope::io
