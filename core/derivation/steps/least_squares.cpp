#include "core/derivation/steps/least_squares.h"

#include <utility>

namespace greyscope::derivation {

namespace {

using letters::indexed;
using letters::transposed;

/// B and Y with the numbers of their cells.
struct Cells {
    const LinearSystem& system;
    StepValues b;
    StepValues y;

    [[nodiscard]] int width() const { return static_cast<int>(system.unknowns.size()); }
    [[nodiscard]] int rows() const { return system.last - system.first + 1; }
    [[nodiscard]] bool isOne(int column) const { return system.unknowns[static_cast<std::size_t>(column)].isOne; }
    [[nodiscard]] Expr cell(int row, int column) const { return b(1 + row * width() + column); }
};

Cells writeSystem(Draft& draft, const LinearSystem& system) {
    draft.begin(SectionId::equations, system.source);
    draft.state(system.equation);
    std::vector<Expr> row;
    std::vector<Expr> cells;
    std::vector<Expr> right;
    for (const Unknown& unknown : system.unknowns) {
        row.push_back(unknown.inRow);
    }
    for (int k = system.first; k <= system.last; ++k) {
        for (const Unknown& unknown : system.unknowns) {
            cells.push_back(unknown.cell(k));
        }
        right.push_back(system.right(k));
    }
    const std::size_t width = row.size();
    StepValues b = draft.matrix({.key = "B", .symbol = symbol("B"), .rule = matrix(width, std::move(row))}, width,
                                std::move(cells));
    StepValues y =
        draft.matrix({.key = "Y", .symbol = symbol("Y"), .rule = matrix(1, {system.rightSymbol})}, 1, std::move(right));
    return {system, std::move(b), std::move(y)};
}

/// Returns an entry of B'B in the shortest form.
Expr normalEntry(const Cells& cells, int i, int j) {
    if (cells.isOne(i) && cells.isOne(j)) {
        return number(cells.rows());
    }
    std::vector<Expr> terms;
    for (int row = 0; row < cells.rows(); ++row) {
        if (i == j) {
            terms.push_back(power(cells.cell(row, i), number(2)));
        } else if (cells.isOne(i) || cells.isOne(j)) {
            terms.push_back(cells.cell(row, cells.isOne(i) ? j : i));
        } else {
            terms.push_back(product({cells.cell(row, i), cells.cell(row, j)}));
        }
    }
    return sum(std::move(terms));
}

Expr normalRight(const Cells& cells, int i) {
    std::vector<Expr> terms;
    for (int row = 0; row < cells.rows(); ++row) {
        Expr y = cells.y(1 + row);
        terms.push_back(cells.isOne(i) ? std::move(y) : product({cells.cell(row, i), std::move(y)}));
    }
    return sum(std::move(terms));
}

/// Writes the normal equations N p = r.
struct Normal {
    StepValues n;
    StepValues r;
    int width = 2;

    [[nodiscard]] Expr entry(int i, int j) const { return n(1 + i * width + j); }
};

Normal writeNormal(Draft& draft, const Cells& cells) {
    draft.begin(SectionId::normalEquations, cells.system.source);
    std::vector<Expr> left;
    std::vector<Expr> right;
    for (int i = 0; i < cells.width(); ++i) {
        for (int j = 0; j < cells.width(); ++j) {
            left.push_back(normalEntry(cells, i, j));
        }
        right.push_back(normalRight(cells, i));
    }
    const auto width = static_cast<std::size_t>(cells.width());
    StepValues n = draft.matrix(
        {.key = "BtB", .symbol = besides({transposed("B"), symbol("B")}), .rule = matrix(1, {indexed("s", "ij")})},
        width, std::move(left));
    StepValues r = draft.matrix(
        {.key = "BtY", .symbol = besides({transposed("B"), symbol("Y")}), .rule = matrix(1, {indexed("r", "i")})}, 1,
        std::move(right));
    return {std::move(n), std::move(r), cells.width()};
}

/// Returns the determinant of N, or of N with one column (from 0; -1: none) replaced by r, with numbers or as symbols.
Expr determinantOf(const Normal& normal, int replaced) {
    const auto cell = [&](int i, int j) { return j == replaced ? normal.r(1 + i) : normal.entry(i, j); };
    if (normal.width == 2) {
        return difference(product({cell(0, 0), cell(1, 1)}), product({cell(0, 1), cell(1, 0)}));
    }
    std::vector<Expr> cells;
    for (int i = 0; i < normal.width; ++i) {
        for (int j = 0; j < normal.width; ++j) {
            cells.push_back(cell(i, j));
        }
    }
    return determinant(static_cast<std::size_t>(normal.width), std::move(cells));
}

Expr symbolsOfDeterminant(int width, int replaced) {
    std::vector<Expr> cells;
    for (int i = 1; i <= width; ++i) {
        for (int j = 1; j <= width; ++j) {
            cells.push_back(j == replaced + 1 ? indexed("r", std::to_string(i))
                                              : indexed("s", std::to_string(i) + std::to_string(j)));
        }
    }
    if (width == 2) {
        return difference(product({cells[0], cells[3]}), product({cells[1], cells[2]}));
    }
    return determinant(static_cast<std::size_t>(width), std::move(cells));
}

}  // namespace

std::vector<StepValues> leastSquares(Draft& draft, const LinearSystem& system) {
    const Cells cells = writeSystem(draft, system);
    const Normal normal = writeNormal(draft, cells);
    draft.begin(SectionId::solution, system.source);
    const Expr d = symbol("D");
    const StepValues det = draft.value({.key = "D", .symbol = d, .rule = symbolsOfDeterminant(normal.width, -1)},
                                       determinantOf(normal, -1));
    std::vector<StepValues> solved;
    for (int i = 0; i < normal.width; ++i) {
        const Unknown& unknown = system.unknowns[static_cast<std::size_t>(i)];
        solved.push_back(draft.value(
            {.key = unknown.key, .symbol = unknown.symbol, .rule = fraction(symbolsOfDeterminant(normal.width, i), d)},
            fraction(determinantOf(normal, i), det())));
    }
    return solved;
}

}  // namespace greyscope::derivation
