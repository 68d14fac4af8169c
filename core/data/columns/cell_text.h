#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/data/columns/column.h"

namespace greyscope::data {

/// The finite number that the whole text spells, with a decimal point whatever the locale; nullopt otherwise.
[[nodiscard]] std::optional<double> numberIn(std::string_view text);

/// A number at the beginning of a text that is spelled with a power: "10³", "10^4", "2^10", "5.2×10³", "5.2 x 10^-3".
struct PowerNumber {
    double value = 0.0;
    std::size_t bytes = 0;  ///< length of the number in the text; 0 = the text begins with none
};
/// Reads the power number at the beginning of a text. A factor may precede a power of ten only ("5.2×10³"). A
/// superscript is an exponent only after 10; after another number it may be a footnote.
[[nodiscard]] PowerNumber powerNumberIn(std::string_view text, char decimalMark);

/// Whether a text contains '^' or a superscript digit; without one it contains no power number.
[[nodiscard]] bool mayHavePower(std::string_view text);

/// Number of bytes of the superscript digits at the end of the text: 2 for "12¹".
[[nodiscard]] std::size_t superscriptsAtEnd(std::string_view text);

/// The cells of a column as text; numbers become their shortest text.
[[nodiscard]] TextValues asText(const Column& column);

/// Makes a column of texts; code -1 is a missing cell. The column is numeric if every text in use spells a number
/// (powers included) and the texts are not codes ("001"); otherwise text.
[[nodiscard]] Column columnOf(std::string name, TextValues texts);

}  // namespace greyscope::data
