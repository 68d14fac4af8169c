#pragma once

#include <cstddef>
#include <vector>

#include "core/cart/tree.h"

namespace greyscope::cart {

/// One tree of the weakest-link sequence: the smallest subtree that minimises sse + alpha * leaves from `alpha` on.
/// Sums of squares, not means: alpha / (n) compares with scikit-learn's ccp_alphas. In units of Tree::unit squared, as
/// all squares here.
struct PruneStep {
    double alpha = 0.0;
    std::size_t leaves = 0;
    double sse = 0.0;
};

/// The sequence from the full tree (alpha 0) to the root.
[[nodiscard]] std::vector<PruneStep> pruningPath(const Tree& tree);
/// The subtree for this alpha.
[[nodiscard]] Tree prune(const Tree& tree, double alpha);
/// For each node the alpha from which on it is a leaf or gone; 0 for the leaves of the full tree.
[[nodiscard]] std::vector<double> collapseAlphas(const Tree& tree);

}  // namespace greyscope::cart
