#pragma once

#include <cstddef>
#include <vector>

#include "core/cart/tree.h"

namespace greyscope::cart {

/// One tree of the weakest-link sequence: for alphas from `alpha` up to that of the next step, the smallest subtree
/// that minimises sse + alpha * leaves. These are sums of squares, not means: alpha / n compares with scikit-learn's
/// ccp_alphas. Like all squares here, they are in units of Tree::unit squared.
struct PruneStep {
    double alpha = 0.0;
    std::size_t leaves = 0;
    double sse = 0.0;
};

/// Returns the sequence from the full tree (alpha 0) to the root.
[[nodiscard]] std::vector<PruneStep> pruningPath(const Tree& tree);
/// Returns the subtree for this alpha.
[[nodiscard]] Tree prune(const Tree& tree, double alpha);
/// Returns, for each node, the alpha from which on it is a leaf or pruned away; 0 for the leaves of the full tree.
[[nodiscard]] std::vector<double> collapseAlphas(const Tree& tree);

}  // namespace greyscope::cart
