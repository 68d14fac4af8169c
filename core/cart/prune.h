#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
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

struct CrossValidationOptions {
    std::size_t folds = 10;  ///< n: leave-one-out
    std::uint64_t seed = 1;
    bool oneStandardError = true;
    bool operator==(const CrossValidationOptions&) const = default;
};

struct CrossValidationStep {
    PruneStep step;
    double error = 0.0;  ///< mean squared error over held-out rows
    double standardError = 0.0;
};

struct CrossValidation {
    std::vector<CrossValidationStep> steps;  ///< parallel to pruningPath()
    std::size_t best = 0;                    ///< smallest error
    std::size_t chosen = 0;                  ///< simplest within one standard error of it, or best
};

/// Fold of each cell, 0..folds-1: a seeded shuffle, sizes differ by one at the most.
[[nodiscard]] std::vector<std::size_t> assignFolds(std::size_t cells, std::size_t folds, std::uint64_t seed);

/// Folds are of cells: rows that repeat one cell (Sample::cells) are held out together. The same result on any number
/// of threads. Errors: optionOutOfRange (folds < 2 or > cells), cancelled.
[[nodiscard]] base::Expected<CrossValidation> crossValidate(const Sample& sample, const Tree& tree,
                                                            const GrowOptions& grow,
                                                            const CrossValidationOptions& options,
                                                            base::Progress& progress,
                                                            base::Threads threads = base::Threads::available());

}  // namespace greyscope::cart
