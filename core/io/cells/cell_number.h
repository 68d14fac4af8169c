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

/// What a cell of a numeric column holds.
enum class CellKind { number, missing, notFinite, text };

struct Cell {
    CellKind kind = CellKind::missing;
    double value = 0.0;
    data::CodeSpelling spelling = data::CodeSpelling::none;  ///< of a number
};

/// Whether a number is a code, which makes a column of whole numbers one of text. `amounts`: data::holdsAmounts() of
/// the column.
[[nodiscard]] inline bool isCode(const Cell& cell, bool amounts) {
    const bool exact = cell.value < data::kExactWhole && cell.value > -data::kExactWhole;
    return cell.spelling == data::CodeSpelling::padded ||
           (cell.spelling == data::CodeSpelling::lengthy && !(amounts && exact));
}

/// A line drawn of one mark: eight or more, for three asterisks are a level of significance and five a rating.
[[nodiscard]] inline bool isLongRule(std::string_view text) {
    constexpr std::string_view marks = "=*_~#+";
    return text.size() >= 8 && text[0] == text[7] && marks.find(text[0]) != std::string_view::npos &&
           text.find_first_not_of(text[0]) == std::string_view::npos;
}
/// Whether a cell holds nothing but dashes and colons: no value, or the rule under the header of a Markdown table; or a
/// line of other marks.
[[nodiscard]] bool isRule(std::string_view text);

/// Reads a whole cell: a number with the given decimal mark, the other mark as thousands separator in groups of three,
/// or by a power ("5.2×10³", "2^10");
/// a word for a missing value (empty, NaN, NA, N/A, null, -, .. and others); infinity and what overflows is not finite.
/// There is one zero: -0 reads as 0.
[[nodiscard]] Cell readCell(std::string_view text, char decimalMark);

/// Whether a text is what people read as a number and readCell() does not: digits and signs, one of them beyond ASCII
/// (full-width, Arabic and other digits; a typographic minus).
[[nodiscard]] bool isForeignNumber(std::string_view text);

/// Whether a word says why there is no number: "failed", "timeout", "DNF", "\u5931\u8d25".
[[nodiscard]] bool isFailureWord(std::string_view text);

/// "<5" and ">= 10": a number that could not be told.
[[nodiscard]] bool isBound(std::string_view text, char decimalMark);

/// Whether a word that begins as one for a missing cell is one in a column of text.
[[nodiscard]] bool isMissingWord(std::string_view text);

/// Whether a cell of a column of text is missing. Fewer words say so than among numbers: "none" is a value there.
[[nodiscard]] inline bool isMissingText(std::string_view text) {
    // Nearly every word is told by its first letter.
    const auto first = static_cast<unsigned char>(text.empty() ? '-' : text.front());
    const bool mayBe =
        first <= '.' || std::string_view(":nN=_~[").find(static_cast<char>(first)) != std::string_view::npos;
    return mayBe && isMissingWord(text);
}

/// The same but for "NA", which is a level of a column of codes: whether it is one only all of its levels tell
/// (ColumnBuilder::take).
[[nodiscard]] inline bool isSurelyMissing(std::string_view text) {
    return isMissingText(text) && text != "NA";
}

/// Which cells of a table would make columns of text of those that are read as numbers.
class CodeWatch {
public:
    CodeWatch() = default;  ///< none: the types are settled
    /// `amounts`: data::holdsAmounts() of each column.
    explicit CodeWatch(const std::vector<bool>& amounts) : m_amounts(&amounts) {}
    [[nodiscard]] bool meets(const Cell& cell, std::size_t column) const {
        return m_amounts != nullptr && isCode(cell, (*m_amounts)[column]);
    }

private:
    const std::vector<bool>* m_amounts = nullptr;
};

inline constexpr std::array<double, 16> powersOfTen{1e0, 1e1, 1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                                                    1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15};
/// The least whole number of so many digits without leading zeros; of one digit 0.
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

/// Short plain decimals, the bulk of every table: digits with at most one mark, at most 15 of them, so that one exact
/// division rounds correctly, and no leading zeros of a code. Moves `position` behind the number and is true where the
/// cell ends there, before `end`.
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

/// The same for whole cells with roomBefore bytes before their ends, at which a delimiter or a line end stands: all
/// digits at once.
class ShortDecimals {
public:
    explicit ShortDecimals(char decimalMark) : m_mark(manyOf(decimalMark)) {}
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
    const auto negative = static_cast<std::size_t>(*cell.data() == '-');  // behind an empty cell there is no sign
    const std::size_t length = cell.size() - negative;
    if (length > 16) {
        return false;
    }
    __m128i digits = _mm_and_si128(_mm_sub_epi8(bytesBefore(end), _mm_set1_epi8('0')), lastOf16(length));
    const auto marks = static_cast<unsigned>(_mm_movemask_epi8(_mm_cmpeq_epi8(digits, m_mark)));
    std::size_t count = length;
    std::size_t decimals = 0;
    if (marks != 0) {  // those before the mark move up to it; a second mark is no digit
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
    const auto sign = -static_cast<std::int64_t>(negative);  // no branch: signs are often as good as random
    value = static_cast<double>((whole ^ sign) - sign) / powersOfTen[decimals];
    return true;
#else
    const char* position = cell.data();
    return readShortDecimal(position, end + 1, *end, m_mark, value) && position == end;
#endif
}

}  // namespace greyscope::io
