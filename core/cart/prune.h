#pragma once

#include <cstddef>
#include <vector>

#include "core/cart/tree.h"

namespace greyscope::cart {

/// One step of weakest-link pruning. From `alpha` up to the alpha of the next step, its tree is the smallest subtree
/// that minimises sse + alpha * leaves. Both `sse` and `alpha` belong to sums of squares, not means: alpha / n compares
/// with scikit-learn's ccp_alphas. They are in units of Tree::unit squared.
struct PruneStep {
    double alpha = 0.0;
    std::size_t leaves = 0;
    double sse = 0.0;
};

/// Returns the steps of weakest-link pruning, from the full tree (alpha 0) to the root alone.
[[nodiscard]] std::vector<PruneStep> pruningPath(const Tree& tree);
/// Prunes a tree: returns the smallest subtree that minimises sse + alpha * leaves.
[[nodiscard]] Tree prune(const Tree& tree, double alpha);
/// Returns, for each node, the smallest alpha at which pruning makes it a leaf or removes it; 0 for the leaves of the
/// full tree.
[[nodiscard]] std::vector<double> collapseAlphas(const Tree& tree);

}  // namespace greyscope::cart
