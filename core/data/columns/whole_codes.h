#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/wide.h"
#include "core/data/columns/column.h"

namespace greyscope::data {

/// Digits of a whole number beyond which a double may not tell it from the next one.
inline constexpr std::size_t kExactDigits = 15;
/// Of whole numbers below this one a double tells each from the next.
inline constexpr double kExactWhole = 9007199254740992.0;  // 2^53

/// How a text spells a whole number that a double would not give back: with leading zeros ("00601"), or with more than
/// 15 digits.
enum class CodeSpelling { none, padded, lengthy };
[[nodiscard]] CodeSpelling codeSpelling(std::string_view text);

/// Whether a column's numbers of more than 15 digits are amounts, and no codes, as long as each is exact: its name has
/// a unit or speaks of a time.
[[nodiscard]] bool holdsAmounts(const std::string& name, const std::string& unit);

/// The whole number of at most 64 bits that a text spells, leading zeros or not.
[[nodiscard]] std::optional<base::Wide> wholeNumberIn(std::string_view text);

[[nodiscard]] std::string wholeText(base::Wide number);

/// The whole numbers that the levels of a text column spell, each by its level; none where a level spells anything else
/// or a number that 64 bits do not hold.
[[nodiscard]] std::optional<std::vector<base::Wide>> wholeLevels(const Column& column);

/// A column of text whose levels all are codes: wholeLevels() has them, or each has two capital letters. "NA" itself
/// does not count.
[[nodiscard]] bool holdsCodes(const TextValues& texts);

/// Places on an axis for whole numbers. Where doubles keep the distances they are the numbers themselves, otherwise
/// their distances from the least.
struct WholeAxis {
    std::vector<double> places;
    std::string origin;  ///< the least number, where they are distances
};
/// None where two of the numbers are equal: "601" and "0601" are different codes at one place.
[[nodiscard]] std::optional<WholeAxis> wholeAxis(const std::vector<base::Wide>& numbers);

}  // namespace greyscope::data
