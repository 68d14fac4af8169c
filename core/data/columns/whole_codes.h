#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/wide.h"
#include "core/data/columns/column.h"

namespace greyscope::data {

/// Number of decimal digits up to which a double represents every integer exactly.
inline constexpr std::size_t kExactDigits = 15;
/// Limit below which a double represents every integer exactly.
inline constexpr double kExactWhole = 9007199254740992.0;  // 2^53

/// Why an integer in a text is a code, because a double would not reproduce its spelling: leading zeros ("00601",
/// padded), or more than 15 digits (lengthy). none: it is not a code.
enum class CodeSpelling { none, padded, lengthy };
/// Returns whether a text spells an integer that is a code, and why.
[[nodiscard]] CodeSpelling codeSpelling(std::string_view text);

/// Whether integers of more than 15 digits in a column with this name and unit are amounts and not codes: the name has
/// a unit or denotes a time. They are read as numbers as long as a double represents each exactly.
[[nodiscard]] bool holdsAmounts(const std::string& name, const std::string& unit);

/// Returns the integer of at most 64 bits that a text spells, with or without leading zeros; nullopt for other text.
[[nodiscard]] std::optional<base::Wide> wholeNumberIn(std::string_view text);

/// Returns the decimal digits of an integer.
[[nodiscard]] std::string wholeText(base::Wide number);

/// Returns the integers that the levels of a text column spell, one per level. nullopt if a level spells anything else
/// or a number of more than 64 bits, so that the column does not contain integer codes.
[[nodiscard]] std::optional<std::vector<base::Wide>> wholeLevels(const Column& column);

/// Whether all levels of a text column are codes: all are integers of at most 64 bits, or all consist of two capital
/// letters. "NA" alone does not count.
[[nodiscard]] bool holdsCodes(const TextValues& texts);

/// Positions of integers on an axis, as doubles. They are the numbers themselves if doubles keep their distances,
/// otherwise the distances from the smallest number.
struct WholeAxis {
    std::vector<double> places;
    std::string origin;  ///< the smallest number if `places` are distances from it, otherwise ""
};
/// Returns the axis positions of integers; nullopt if two are equal: "601" and "0601" are different codes at one
/// position.
[[nodiscard]] std::optional<WholeAxis> wholeAxis(const std::vector<base::Wide>& numbers);

}  // namespace greyscope::data
