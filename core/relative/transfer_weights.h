#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/relative/transfer.h"

namespace greyscope::relative {

/// Changes the weights of the paths and recalculates their combination in parallel, without training anything. For
/// PathWeights::manual, `manual` has one weight for each of result.paths, in any scale; 0 leaves a path out. Otherwise
/// the best `combine` paths are combined. The options of the result are updated. If an error is returned, the result is
/// unchanged. Errors: those of normalisedWeights(), columnLengthMismatch for a wrong number of weights.
[[nodiscard]] base::Expected<void> reweigh(TransferResult& result, PathWeights weights, std::size_t combine,
                                           const std::vector<double>& manual = {});

/// Returns the weights of the paths in one cell, which add up to 1. If paths are chosen or weighted by their errors,
/// the errors in this cell and in its repeats are ignored. All weights are 0 if they cannot be scaled to the sum 1.
[[nodiscard]] std::vector<double> weightsAt(const TransferResult& result, std::size_t cell);

/// Sets the weights of the paths according to the result's options, and combines the paths in parallel. Manual weights
/// must already be stored in the paths.
void weighPaths(TransferResult& result);

/// Returns the errors of predictions over the cells in which the last system was measured. `ratios` has the predicted
/// ratio of each cell. `unseen` marks the cells that no tree used for their ratio has seen. Returns nullopt if no such
/// cell was measured.
[[nodiscard]] std::optional<PredictionErrors> measuredErrors(const TransferResult& result, const std::string& name,
                                                             const std::vector<double>& ratios,
                                                             const std::vector<bool>& unseen);

/// The prediction of the last system for one cell.
struct TransferAnswer {
    std::size_t cell = 0;  ///< index into TransferResult::cells
    double from = 0.0;
    std::vector<double> weights;            ///< weights of the paths at this cell
    std::optional<double> ratio;            ///< ratio predicted by the paths in parallel; nullopt if there is no path
    std::optional<double> predicted;        ///< from * ratio
    std::optional<double> measured, error;  ///< measured value, and error of `predicted` in percent
    std::optional<double> directRatio;      ///< ratio of the direct model
};

/// Predicts the last system in the cell with these factor values. Error: missingValue if the first system was not
/// measured there.
[[nodiscard]] base::Expected<TransferAnswer> transferAt(const TransferResult& result,
                                                        const std::vector<std::string>& labels);

}  // namespace greyscope::relative
