#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/derivation/draft.h"

namespace greyscope::derivation {

/// A coefficient of B p = Y and its column of B.
struct Unknown {
    std::string key;
    Expr symbol;
    Expr inRow;                     ///< its column in B as a formula: -z^(1)(k)
    std::function<Expr(int)> cell;  ///< its cell in the equation of k
    bool isOne = false;             ///< whether its column contains ones
};

struct LinearSystem {
    Expr equation;  ///< the equation of every row
    std::vector<Unknown> unknowns;
    Expr rightSymbol;
    std::function<Expr(int)> right;
    int first = 2;  ///< rows are those of k = first .. last
    int last = 2;
    SourceId source = SourceId::none;
};

/// Writes B and Y, the normal equations, and their solution by determinants, in three sections. Returns one value per
/// unknown.
[[nodiscard]] std::vector<StepValues> leastSquares(Draft& draft, const LinearSystem& system);

}  // namespace greyscope::derivation
