#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/cart/cross_validate.h"
#include "core/derivation/derivation.h"

namespace greyscope::derivation {

/// What was pruned by cross-validation: cart::crossValidate() of the tree that cart::grow() makes of it.
struct PrunedSample {
    const cart::Sample& sample;
    cart::GrowOptions grow;
    cart::CrossValidationOptions validation;
    std::vector<std::string> labels = {};  ///< of the rows
};

/// How the alpha is chosen: leaves, sum of squares and alpha of every subtree of the weakest-link path, its error on
/// rows of folds that the tree has not seen, the standard error of the best, and the simplest within it. It ends in
/// the alpha of CrossValidation::chosen, in squares of the response. Errors: those of the folds, cancelled,
/// tooManyPoints.
[[nodiscard]] base::Expected<Derivation> pruningDerivation(const PrunedSample& of, base::Progress& progress,
                                                           Rounding rounding = {});

/// A subtree of that path, by its leaves.
struct Subtree {
    std::size_t leaves = 1;
    bool training = false;  ///< on the rows that it grew on, instead of left-out folds
};

/// How its squared error comes about, as a share of that without a split: what predicts each row, the square of what
/// is left, and the sum of these. Errors as above, optionUnknown (no such subtree).
[[nodiscard]] base::Expected<Derivation> subtreeErrorDerivation(const PrunedSample& of, const Subtree& subtree,
                                                                base::Progress& progress, Rounding rounding = {});

}  // namespace greyscope::derivation
