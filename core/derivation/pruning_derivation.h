#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/cart/cross_validate.h"
#include "core/derivation/derivation.h"

namespace greyscope::derivation {

/// A sample and the options with which its tree is grown by cart::grow() and pruned by cart::crossValidate().
struct PrunedSample {
    const cart::Sample& sample;
    cart::GrowOptions grow;
    cart::CrossValidationOptions validation;
    std::vector<std::string> labels = {};  ///< labels of the rows
};

/// Derives which alpha cross-validation chooses for pruning. For every subtree on the weakest-link path, the derivation
/// has the leaves, the sum of squares, alpha and the error on left-out folds. The standard error of the best subtree
/// and the simplest subtree within it follow. The result is the alpha of CrossValidation::chosen, in squares of the
/// response. Errors: those of cart::FoldTrees::create(), cancelled, tooManyPoints.
[[nodiscard]] base::Expected<Derivation> pruningDerivation(const PrunedSample& of, base::Progress& progress,
                                                           Rounding rounding = {});

/// Selects a subtree of the pruning path by its number of leaves, and the rows on which its error is derived.
struct Subtree {
    std::size_t leaves = 1;
    bool training = false;  ///< true: the rows that the tree was grown on; false: the rows of left-out folds
};

/// Derives the squared error of a subtree, as a share of the squared error without any split: the prediction of each
/// row, the squared residuals and their sum. Errors: those of pruningDerivation(), optionUnknown (no such subtree).
[[nodiscard]] base::Expected<Derivation> subtreeErrorDerivation(const PrunedSample& of, const Subtree& subtree,
                                                                base::Progress& progress, Rounding rounding = {});

}  // namespace greyscope::derivation
