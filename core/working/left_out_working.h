#pragma once

#include <cstddef>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/relative/model.h"
#include "core/working/derivation.h"

namespace greyscope::working {

/// How a matched cell (a place in the rows of the ratio table) is predicted by a tree that has not seen it: the rows of
/// its leaf, their mean as RF, the prediction and its error. The tree is grown again as validation did it. Errors:
/// those of the folds, cancelled, optionUnknown (a cell that no fold holds out).
[[nodiscard]] base::Expected<Derivation> leftOutWorking(const relative::RelativeResult& result, std::size_t row,
                                                        base::Progress& progress, Rounding rounding = {});

}  // namespace greyscope::working
