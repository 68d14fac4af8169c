#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/relative/transfer.h"

namespace greyscope::relative {

/// Puts the paths of a result in parallel anew, without training anything. `manual`, under PathWeights::manual: one
/// weight for each of result.paths, of any scale; 0 leaves a path out. Otherwise the `combine` best paths work in
/// parallel. The result's options become these. Errors: those of normalisedWeights(), optionOutOfRange for another
/// number of weights; the result stays as it was.
[[nodiscard]] base::Expected<void> reweigh(TransferResult& result, PathWeights weights, std::size_t combine,
                                           const std::vector<double>& manual = {});

/// The weights of the paths at one cell, in their order, adding to 1. Where the paths are chosen by their errors, or
/// weighed by them, those at the cell itself and at its repeats do not count. All 0 without a path.
[[nodiscard]] std::vector<double> weightsAt(const TransferResult& result, std::size_t cell);

/// Gives the paths their weights as the result's options say and averages their ratios. Manual weights stand in the
/// paths already.
void weighPaths(TransferResult& result);

/// Errors of predictions by these ratios, one a cell, over the cells that the last system has. `unseen`: cells that
/// went into no tree that was asked; nullopt where there is none of those.
[[nodiscard]] std::optional<PredictionErrors> measuredErrors(const TransferResult& result, const std::string& name,
                                                             const std::vector<double>& ratios,
                                                             const std::vector<bool>& unseen);

/// What is said about one cell.
struct TransferAnswer {
    std::size_t cell = 0;  ///< index into TransferResult::cells
    double from = 0.0;
    std::vector<double> weights;            ///< of the paths at this cell
    std::optional<double> ratio;            ///< of the paths in parallel; none without a path
    std::optional<double> predicted;        ///< from * ratio
    std::optional<double> measured, error;  ///< error of `predicted` in percent
    std::optional<double> directRatio;      ///< of the direct model
};

/// The answer for a cell of the first system. Error: missingValue where it was not measured there.
[[nodiscard]] base::Expected<TransferAnswer> transferAt(const TransferResult& result,
                                                        const std::vector<std::string>& labels);

}  // namespace greyscope::relative
