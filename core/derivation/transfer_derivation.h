#pragma once

#include <cstddef>

#include "core/base/error.h"
#include "core/derivation/derivation.h"
#include "core/relative/transfer.h"

namespace greyscope::derivation {

/// Cells that a mean error is still derived from.
inline constexpr std::size_t kMostTransferCells = 2000;

/// How the prediction of a cell by several paths in parallel comes about: the ratio of each path that has a weight
/// there, the weights (by the mean errors at the other cells, equal, or as they were set) and the error where the cell
/// was measured. It ends in that error or in TransferAnswer::predicted. Zhao, Dong et al. 1.3. Errors: tooFewPoints
/// (no path has a weight).
[[nodiscard]] base::Expected<Derivation> parallelDerivation(const relative::TransferResult& result, std::size_t cell,
                                                            Rounding rounding = {});

/// How the mean error of a path comes about, over the cells that none of its trees has seen: TransferPath::errors->are.
/// Errors: tooFewPoints (there are none), tooManyPoints.
[[nodiscard]] base::Expected<Derivation> pathErrorDerivation(const relative::TransferResult& result, std::size_t path,
                                                             Rounding rounding = {});

/// The same of several paths in parallel: TransferResult::parallel->are. At each cell the paths have the weights that
/// relative::weightsAt() gives them there. Errors: as pathErrorDerivation().
[[nodiscard]] base::Expected<Derivation> parallelErrorDerivation(const relative::TransferResult& result,
                                                                 Rounding rounding = {});

}  // namespace greyscope::derivation
