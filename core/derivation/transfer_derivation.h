#pragma once

#include <cstddef>

#include "core/base/error.h"
#include "core/derivation/derivation.h"
#include "core/relative/transfer.h"

namespace greyscope::derivation {

/// Largest number of cells over which a mean error is derived.
inline constexpr std::size_t kMostTransferCells = 2000;

/// Derives the prediction of a cell by several paths in parallel. The derivation has the ratio and the weight of each
/// path that has a weight in that cell, and the error if the cell was measured. The weights follow from the mean errors
/// in the other cells, are equal, or are set by the user. The result is that error, otherwise
/// TransferAnswer::predicted. Source: Zhao, Dong et al. 1.3. Error: tooFewPoints (no path has a weight).
[[nodiscard]] base::Expected<Derivation> parallelDerivation(const relative::TransferResult& result, std::size_t cell,
                                                            Rounding rounding = {});

/// Derives the mean error of one path, TransferPath::errors->are, over the cells that none of the path's trees has
/// seen. Errors: tooFewPoints (there are none), tooManyPoints.
[[nodiscard]] base::Expected<Derivation> pathErrorDerivation(const relative::TransferResult& result, std::size_t path,
                                                             Rounding rounding = {});

/// Derives the mean error of several paths in parallel, TransferResult::parallel->are. In each cell, the paths have the
/// weights of relative::weightsAt(). Errors: those of pathErrorDerivation().
[[nodiscard]] base::Expected<Derivation> parallelErrorDerivation(const relative::TransferResult& result,
                                                                 Rounding rounding = {});

}  // namespace greyscope::derivation
