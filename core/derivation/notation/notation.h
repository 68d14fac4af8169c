#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/derivation/derivation.h"
#include "core/derivation/notation/number_text.h"

namespace greyscope::derivation {

/// A formula as it stands on paper: parentheses where they are needed, signs between the parts, numbers as digits, the
/// middle of long sums left out. Few kinds, so that whoever draws or writes formulas has few cases.
struct Notation {
    enum class Kind {
        identifier,  ///< a letter, set in italics
        digits,
        operation,  ///< a sign between two things: + − · = <
        name,       ///< of a function, upright: min, max
        blank,      ///< the letter of a number that is asked for, in a box: it is no symbol
        row,
        fraction,  ///< above, below
        script,    ///< base, below (may be an empty row), above (likewise)
        root,
        accent,  ///< `text`: "hat" or "bar"
        fence,   ///< in `text`: "(", "[", "|", "⌊"
        matrix,  ///< `columns` wide, by rows; in `text` its fence, "[" or "|"
        limits   ///< the sum sign with below and above: a prefix
    };
    Kind kind = Kind::row;
    std::string text = {};
    std::size_t columns = 0;
    std::vector<Notation> parts = {};
    LineRef from = {};  ///< of digits
    bool operator==(const Notation&) const = default;

    [[nodiscard]] bool empty() const { return kind == Kind::row && parts.empty(); }
};

/// What closes a fence.
[[nodiscard]] std::string closingOf(const std::string& fence);

[[nodiscard]] Notation notationOf(const Expr& expression, const NumberStyle& style);

/// What a step says: symbol = rule.
[[nodiscard]] Notation ruleNotation(const Step& step, const NumberStyle& style);
/// What a line says: symbol at its point = formula with the numbers = value.
[[nodiscard]] Notation lineNotation(const Step& step, const Line& line, const NumberStyle& style);
/// The symbol of a step at the point of a line.
[[nodiscard]] Expr symbolAt(const Step& step, const Line& line);
/// All cells of a matrix step, as one. `place` is the step's in its derivation: the digits of a cell are of its line.
[[nodiscard]] Notation matrixNotation(const Step& step, const NumberStyle& style, int place = -1);

}  // namespace greyscope::derivation
