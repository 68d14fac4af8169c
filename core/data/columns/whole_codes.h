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

/// Why a double would not reproduce the spelling of an integer: leading zeros ("00601", padded), or more than 15 digits
/// (lengthy).
enum class CodeSpelling { none, padded, lengthy };
[[nodiscard]] CodeSpelling codeSpelling(std::string_view text);

/// Whether a column's numbers of more than 15 digits are amounts, not codes, as long as each is exact: its name has a
/// unit or denotes a time.
[[nodiscard]] bool holdsAmounts(const std::string& name, const std::string& unit);

/// The integer of at most 64 bits that a text spells, with or without leading zeros; nullopt otherwise.
[[nodiscard]] std::optional<base::Wide> wholeNumberIn(std::string_view text);

[[nodiscard]] std::string wholeText(base::Wide number);

/// The integers that the levels of a text column spell, by level; nullopt if a level spells anything else or a number
/// of more than 64 bits.
[[nodiscard]] std::optional<std::vector<base::Wide>> wholeLevels(const Column& column);

/// Whether all levels of a text column are codes: all integers as in wholeLevels(), or all of two capital letters. "NA"
/// alone does not count.
[[nodiscard]] bool holdsCodes(const TextValues& texts);

/// Positions of integers on an axis. If doubles keep their distances, the positions are the numbers themselves,
/// otherwise their distances from the smallest one.
struct WholeAxis {
    std::vector<double> places;
    std::string origin;  ///< the smallest number if `places` are distances, else ""
};
/// Axis positions for these integers; nullopt if two are equal: "601" and "0601" are different codes at one position.
[[nodiscard]] std::optional<WholeAxis> wholeAxis(const std::vector<base::Wide>& numbers);

}  // namespace greyscope::data
