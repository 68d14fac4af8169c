#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/data/columns/column.h"

namespace greyscope::data {

/// The finite number that the whole text spells, if it does: with a point, whatever the locale.
[[nodiscard]] std::optional<double> numberIn(std::string_view text);

/// A number that the text begins with and that is written by a power: "10³", "10^4", "2^10", "5.2×10³", "5.2 x 10^-3".
struct PowerNumber {
    double value = 0.0;
    std::size_t bytes = 0;  ///< of the text that spell it; 0: it begins with none
};
/// A factor may be followed by a power of ten only ("5.2×10³"). A superscript is an exponent only after 10; after
/// another number it may be a footnote.
[[nodiscard]] PowerNumber powerNumberIn(std::string_view text, char decimalMark);

/// Whether a text has the sign of a power, '^' or a superscript digit: others spell no power number.
[[nodiscard]] bool mayHavePower(std::string_view text);

/// The bytes of the superscript digits that the text ends with: 2 of "12¹".
[[nodiscard]] std::size_t superscriptsAtEnd(std::string_view text);

/// The cells of a column as text: a text column as it is, of numbers their shortest text.
[[nodiscard]] TextValues asText(const Column& column);

/// A column of these texts, one of them a cell: numeric where every one of them that is used spells a number, by a
/// power too, and they are no codes ("001"), otherwise text. -1 is a missing cell.
[[nodiscard]] Column columnOf(std::string name, TextValues texts);

}  // namespace greyscope::data
