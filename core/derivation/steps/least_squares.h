#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/derivation/draft.h"

namespace greyscope::derivation {

/// A coefficient of B p = Y, and the column of B that it stands before.
struct Unknown {
    std::string key;
    Expr symbol;
    Expr inRow;                     ///< what stands in B: -z^(1)(k)
    std::function<Expr(int)> cell;  ///< of an equation
    bool isOne = false;             ///< a column of ones
};

struct LinearSystem {
    Expr equation;  ///< that every row says
    std::vector<Unknown> unknowns;
    Expr rightSymbol;
    std::function<Expr(int)> right;
    int first = 2;  ///< rows, for these k
    int last = 2;
    SourceId source = SourceId::none;
};

/// B and Y, the normal equations, and their solution by determinants, in three sections. A value for each unknown.
[[nodiscard]] std::vector<StepValues> leastSquares(Draft& draft, const LinearSystem& system);

}  // namespace greyscope::derivation
