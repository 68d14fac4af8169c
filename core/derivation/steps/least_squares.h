#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/derivation/draft.h"

namespace greyscope::derivation {

/// One coefficient of the linear system B p = Y, and its column of B.
struct Unknown {
    std::string key;
    Expr symbol;
    Expr inRow;                     ///< its column of B as a formula for any k: -z^(1)(k)
    std::function<Expr(int)> cell;  ///< its number in the equation (row) of k
    bool isOne = false;             ///< whether its column of B contains only ones
};

/// A linear system B p = Y with one equation for each k, to be solved by least squares.
struct LinearSystem {
    Expr equation;  ///< the equation for any k
    std::vector<Unknown> unknowns;
    Expr rightSymbol;
    std::function<Expr(int)> right;
    int first = 2;  ///< rows are those of k = first .. last
    int last = 2;
    SourceId source = SourceId::none;
};

/// Writes the least-squares solution of a linear system: B and Y, the normal equations, and their solution by
/// determinants, in three sections. Returns one value per unknown.
[[nodiscard]] std::vector<StepValues> leastSquares(Draft& draft, const LinearSystem& system);

}  // namespace greyscope::derivation
