#pragma once

#include <cstddef>

#include "core/base/error.h"
#include "core/cart/grow.h"
#include "core/cart/tree.h"
#include "core/derivation/derivation.h"

namespace greyscope::derivation {

/// Rows of a node with which its split is still derived.
inline constexpr std::size_t kMostRows = 500;

/// How a node of a regression tree came to its split: its rows, every threshold of every predictor with the mean on
/// both sides and the sum of squares that is left, the best one and the next; and, of a node with a subtree, the alpha
/// from which on pruning makes it a leaf. `tree` was grown on `sample`, all of its rows. Levels of a categorical
/// predictor are cut in the order of their means. Splits that leave fewer than `minLeaf` rows on a side are marked.
/// Errors: tooManyPoints.
[[nodiscard]] base::Expected<Derivation> splitDerivation(const cart::Sample& sample, const cart::Tree& tree, int node,
                                                         std::size_t minLeaf, Rounding rounding = {});

}  // namespace greyscope::derivation
