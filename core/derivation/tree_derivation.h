#pragma once

#include <cstddef>

#include "core/base/error.h"
#include "core/cart/grow.h"
#include "core/cart/tree.h"
#include "core/derivation/derivation.h"

namespace greyscope::derivation {

/// Largest number of rows of a node whose split is derived.
inline constexpr std::size_t kMostRows = 500;

/// Derives the split of a node of a regression tree: the rows of the node, every threshold of every predictor with the
/// means on both sides and the remaining sum of squares, the best split and the second best. For a node with a subtree,
/// also derives the smallest alpha at which pruning makes it a leaf. `tree` was grown on all rows of `sample`. Levels
/// of a categorical predictor are ordered by their means. Splits that leave fewer than `minLeaf` rows on a side are
/// marked. Error: tooManyPoints.
[[nodiscard]] base::Expected<Derivation> splitDerivation(const cart::Sample& sample, const cart::Tree& tree, int node,
                                                         std::size_t minLeaf, Rounding rounding = {});

}  // namespace greyscope::derivation
