#include "core/derivation/notation/notation.h"

#include <string_view>
#include <utility>

namespace greyscope::derivation {

namespace {

constexpr std::size_t kMostMatrixRows = 12;  ///< longer matrices show only their first and last rows

/// Replaces k by the number of a point, if the expression depends on k only.
Expr withPoint(const Expr& expression, int point) {
    if (expression.kind == Expr::Kind::at) {
        return at(expression.parts[0], number(point));
    }
    return expression;
}

/// Returns what is shown instead of a hidden value.
Expr inPlaceOf(const Line& line) {
    constexpr std::string_view kMinus = "−";
    if (line.letter == kCoverSign) {
        return symbol(line.letter);
    }
    return line.letter.starts_with(kMinus) ? negative(blank(line.letter.substr(kMinus.size()))) : blank(line.letter);
}

}  // namespace

Expr symbolAt(const Step& step, const Line& line) {
    return line.point > 0 ? withPoint(step.symbol, line.point) : step.symbol;
}

Notation ruleNotation(const Step& step, const NumberStyle& style) {
    return notationOf(step.rule ? equal(step.symbol, *step.rule) : step.symbol, style);
}

Notation lineNotation(const Step& step, const Line& line, const NumberStyle& style) {
    std::vector<Expr> parts{symbolAt(step, line)};
    if (line.put.kind != Expr::Kind::number && !line.isVeiled()) {
        parts.push_back(line.put);
    }
    parts.push_back(line.isVeiled() ? inPlaceOf(line) : number(line.value));
    return notationOf(relation("=", std::move(parts)), style);
}

Notation matrixNotation(const Step& step, const NumberStyle& style, int place) {
    std::vector<Expr> cells;
    const std::size_t rows = step.lines.size() / step.columns;
    for (std::size_t row = 0; row < rows; ++row) {
        const bool skipped = rows > kMostMatrixRows && row >= kMostMatrixRows - 2 && row + 1 < rows;
        if (skipped && row > kMostMatrixRows - 2) {
            continue;
        }
        for (std::size_t column = 0; column < step.columns; ++column) {
            const std::size_t i = row * step.columns + column;
            const LineRef own = place < 0 ? step.lines[i].put.from : LineRef{place, static_cast<int>(i)};
            cells.push_back(skipped                    ? symbol("⋮")
                            : step.lines[i].isVeiled() ? inPlaceOf(step.lines[i])
                                                       : number(step.lines[i].value, own));
        }
    }
    return notationOf(equal(step.symbol, matrix(step.columns, std::move(cells))), style);
}

}  // namespace greyscope::derivation
