#pragma once

#include <cstddef>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/derivation/derivation.h"
#include "core/relative/model.h"

namespace greyscope::derivation {

/// Derives the prediction of one matched cell by a tree that was grown without it. `row` is the cell's row in the ratio
/// table. The derivation has the rows of the cell's leaf, their mean as the predicted ratio RF, the prediction and its
/// error. The tree is grown again as in the validation. Errors: those of relative::Folds::create(), cancelled,
/// optionUnknown (a cell that no fold holds out).
[[nodiscard]] base::Expected<Derivation> leftOutDerivation(const relative::RelativeResult& result, std::size_t row,
                                                           base::Progress& progress, Rounding rounding = {});

}  // namespace greyscope::derivation
