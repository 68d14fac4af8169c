#pragma once

#include <cstddef>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/derivation/derivation.h"
#include "core/relative/model.h"

namespace greyscope::derivation {

/// Derives the prediction of a matched cell (a row index of the ratio table) by a tree that has not seen it: the rows
/// of its leaf, their mean as RF, the prediction and its error. The tree is grown again as in the validation. Errors:
/// those of the folds, cancelled, optionUnknown (a cell that no fold holds out).
[[nodiscard]] base::Expected<Derivation> leftOutDerivation(const relative::RelativeResult& result, std::size_t row,
                                                           base::Progress& progress, Rounding rounding = {});

}  // namespace greyscope::derivation
