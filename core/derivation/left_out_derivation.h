#pragma once

#include <cstddef>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/derivation/derivation.h"
#include "core/relative/model.h"

namespace greyscope::derivation {

/// How a matched cell (a place in the rows of the ratio table) is predicted by a tree that has not seen it: the rows of
/// its leaf, their mean as RF, the prediction and its error. The tree is grown again as validation did it. Errors:
/// those of the folds, cancelled, optionUnknown (a cell that no fold holds out).
[[nodiscard]] base::Expected<Derivation> leftOutDerivation(const relative::RelativeResult& result, std::size_t row,
                                                           base::Progress& progress, Rounding rounding = {});

}  // namespace greyscope::derivation
