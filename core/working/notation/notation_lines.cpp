#include "core/working/notation/notation.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <string_view>
#include <utility>

#include "core/base/error.h"
#include "core/base/rounding.h"

namespace greyscope::working {

namespace {

constexpr std::size_t kMostMatrixRows = 12;  ///< of a matrix: of longer ones the first and the last are shown

/// Puts the number of a point in the place of k, of what depends on nothing else.
Expr withPoint(const Expr& expression, int point) {
    if (expression.kind == Expr::Kind::at) {
        return at(expression.parts[0], number(point));
    }
    return expression;
}

/// What stands in the place of a value that is not shown.
Expr inPlaceOf(const Line& line) {
    constexpr std::string_view kMinus = "−";
    if (line.letter == kCoverSign) {
        return symbol(line.letter);
    }
    return line.letter.starts_with(kMinus) ? negative(blank(line.letter.substr(kMinus.size()))) : blank(line.letter);
}

}  // namespace

std::string numberText(Real exact, const NumberStyle& style) {
    const double value = static_cast<double>(exact) + 0.0;  // no -0
    if (!std::isfinite(value)) {
        return "–";
    }
    const std::string shortest = base::toText(value);
    if (style.full) {
        return shortest;
    }
    const std::size_t point = shortest.find('.');
    const bool plain = shortest.find('e') == std::string::npos;
    const std::size_t decimals = point == std::string::npos ? 0 : shortest.size() - point - 1;
    if (plain && decimals <= static_cast<std::size_t>(style.decimals)) {
        return shortest;
    }
    constexpr double kLarge = 1e15;
    const double unseen = 0.5 * std::pow(10.0, -style.decimals);
    const bool scientific = std::abs(value) >= kLarge || std::abs(value) < unseen;
    const int shown = scientific ? std::min(style.decimals, 3) : style.decimals;
    // Halves go where they go when every step is rounded: to_chars leaves 0.125 and 2.675 at 0.12 and 2.67.
    const Rounding round =
        scientific ? Rounding{Rounding::Kind::significant, shown + 1} : Rounding{Rounding::Kind::decimals, shown};
    std::array<char, 64> text{};
    const auto [end, error] =
        std::to_chars(text.data(), text.data() + text.size(), static_cast<double>(round(exact)),
                      scientific ? std::chars_format::scientific : std::chars_format::fixed, shown);
    std::string fixed(text.data(), end);
    if (const std::size_t place = fixed.find('.'); !scientific && place != std::string::npos) {
        const std::size_t last = fixed.find_last_not_of('0');
        const std::string_view few(fixed.data(), last == place ? place : last + 1);
        double told = 0.0;
        std::from_chars(few.data(), few.data() + few.size(), told);
        // 12.879, of which a sum made 12.879000000000001
        if (std::abs(told - value) <= base::kRounding * std::abs(value)) {
            fixed.resize(few.size());
        }
    }
    return fixed;
}

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

}  // namespace greyscope::working
