#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/derivation/derivation.h"
#include "core/derivation/notation/number_text.h"

namespace greyscope::derivation {

/// A formula as it is printed, as a tree of boxes: with parentheses where needed, signs between the parts, numbers as
/// digits, and the middle of long sums left out. It has fewer kinds than Expr, so that code that draws or writes
/// formulas has few cases.
struct Notation {
    enum class Kind {
        identifier,  ///< a letter, in italics
        digits,
        operation,  ///< a sign between two parts: + − · = <
        name,       ///< name of a function, upright: min, max
        blank,      ///< the letter of a number to find, in a box
        row,
        fraction,  ///< numerator, denominator
        script,    ///< base, subscript, superscript; the last two may be empty rows
        root,
        accent,  ///< `text`: "hat" or "bar"
        fence,   ///< `text` is the opening sign: "(", "[", "|", "⌊"
        matrix,  ///< `columns` columns, by rows; `text` is its fence, "[" or "|"
        limits   ///< the sum sign with lower and upper limit, as a prefix
    };
    Kind kind = Kind::row;
    std::string text = {};
    std::size_t columns = 0;
    std::vector<Notation> parts = {};
    LineRef from = {};  ///< line that the digits come from
    bool operator==(const Notation&) const = default;

    [[nodiscard]] bool empty() const { return kind == Kind::row && parts.empty(); }
};

/// Returns the closing sign of a fence (a pair of brackets or bars), from its opening sign.
[[nodiscard]] std::string closingOf(const std::string& fence);

/// Returns a formula as it is printed.
[[nodiscard]] Notation notationOf(const Expr& expression, const NumberStyle& style);

/// Returns a step as the printed formula "symbol = rule".
[[nodiscard]] Notation ruleNotation(const Step& step, const NumberStyle& style);
/// Returns a line as the printed formula "symbol at its point = formula with the numbers = value".
[[nodiscard]] Notation lineNotation(const Step& step, const Line& line, const NumberStyle& style);
/// Returns the symbol of a step for the point of a line: x^(1)(3) for the step x^(1)(k).
[[nodiscard]] Expr symbolAt(const Step& step, const Line& line);
/// Returns the cells of a matrix step as one printed matrix. `place` is the index of the step in its derivation, which
/// links the digits of each cell to its line; -1: no links.
[[nodiscard]] Notation matrixNotation(const Step& step, const NumberStyle& style, int place = -1);

}  // namespace greyscope::derivation
