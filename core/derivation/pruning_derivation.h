#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/cart/cross_validate.h"
#include "core/derivation/derivation.h"

namespace greyscope::derivation {

/// A sample whose tree is pruned by cross-validation: cart::grow(), then cart::crossValidate().
struct PrunedSample {
    const cart::Sample& sample;
    cart::GrowOptions grow;
    cart::CrossValidationOptions validation;
    std::vector<std::string> labels = {};  ///< labels of the rows
};

/// Derives the choice of alpha: leaves, sum of squares and alpha of every subtree of the weakest-link path, its error
/// on rows of folds that the tree has not seen, the standard error of the best subtree, and the simplest subtree within
/// it. The result is the alpha of CrossValidation::chosen, in squares of the response. Errors: those of the folds,
/// cancelled, tooManyPoints.
[[nodiscard]] base::Expected<Derivation> pruningDerivation(const PrunedSample& of, base::Progress& progress,
                                                           Rounding rounding = {});

/// A subtree of the pruning path, by its number of leaves.
struct Subtree {
    std::size_t leaves = 1;
    bool training = false;  ///< on the rows that it was grown on, instead of left-out folds
};

/// Derives the squared error of a subtree as a share of the error without a split: the prediction of each row, the
/// squared residuals and their sum. Errors: those of pruningDerivation(), optionUnknown (no such subtree).
[[nodiscard]] base::Expected<Derivation> subtreeErrorDerivation(const PrunedSample& of, const Subtree& subtree,
                                                                base::Progress& progress, Rounding rounding = {});

}  // namespace greyscope::derivation
