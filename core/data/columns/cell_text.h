#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/data/columns/column.h"

namespace greyscope::data {

/// Returns the finite number that a text consists of, with a decimal point whatever the locale; nullopt for other text.
[[nodiscard]] std::optional<double> numberIn(std::string_view text);

/// A number spelled with a power, at the beginning of a text: "10³", "10^4", "2^10", "5.2×10³", "5.2 x 10^-3".
struct PowerNumber {
    double value = 0.0;
    std::size_t bytes = 0;  ///< length of the number in the text; 0 = the text does not begin with such a number
};
/// Reads a number spelled with a power at the beginning of a text. A factor may precede a power of ten only
/// ("5.2×10³"). A superscript is an exponent only after 10; after another number it may be a footnote.
[[nodiscard]] PowerNumber powerNumberIn(std::string_view text, char decimalMark);

/// Whether a text contains '^' or a superscript digit. Without one, powerNumberIn() finds nothing in it.
[[nodiscard]] bool mayHavePower(std::string_view text);

/// Returns the length in bytes of the superscript digits at the end of a text: 2 for "12¹".
[[nodiscard]] std::size_t superscriptsAtEnd(std::string_view text);

/// Returns the cells of a column as coded text; numbers become their shortest text.
[[nodiscard]] TextValues asText(const Column& column);

/// Makes a column from cells that are texts; code -1 is a missing cell. The column is numeric if every level spells a
/// number (powers included) and the levels are not codes ("001"); otherwise it is a text column.
[[nodiscard]] Column columnOf(std::string name, TextValues texts);

}  // namespace greyscope::data
