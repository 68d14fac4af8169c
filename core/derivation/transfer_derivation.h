#pragma once

#include <cstddef>

#include "core/base/error.h"
#include "core/derivation/derivation.h"
#include "core/relative/transfer.h"

namespace greyscope::derivation {

/// Largest number of cells for deriving a mean error.
inline constexpr std::size_t kMostTransferCells = 2000;

/// Derives the prediction of a cell by several paths in parallel: the ratio of each path with a weight there, the
/// weights (by the mean errors at the other cells, equal, or set by the user), and the error if the cell was measured.
/// The result is that error, or TransferAnswer::predicted. Source: Zhao, Dong et al. 1.3. Error: tooFewPoints (no path
/// has a weight).
[[nodiscard]] base::Expected<Derivation> parallelDerivation(const relative::TransferResult& result, std::size_t cell,
                                                            Rounding rounding = {});

/// Derives the mean error of a path over the cells that none of its trees has seen: TransferPath::errors->are. Errors:
/// tooFewPoints (there are none), tooManyPoints.
[[nodiscard]] base::Expected<Derivation> pathErrorDerivation(const relative::TransferResult& result, std::size_t path,
                                                             Rounding rounding = {});

/// Derives the mean error of several paths in parallel: TransferResult::parallel->are. At each cell, the paths have the
/// weights of relative::weightsAt(). Errors: those of pathErrorDerivation().
[[nodiscard]] base::Expected<Derivation> parallelErrorDerivation(const relative::TransferResult& result,
                                                                 Rounding rounding = {});

}  // namespace greyscope::derivation
