#pragma once

#include <string>
#include <utility>
#include <vector>

#include "app/analyses/transfer/transfer_request.h"
#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/relative/transfer.h"

namespace greyscope::app {

/// A result of a transfer, with the ids by which the study refers to its systems.
struct TransferOutcome {
    relative::TransferResult result;
    /// Pairs of the name of a system in the result and its id in the study. The id is the first key of a series if its
    /// other keys are those of the first system, otherwise the full name of the series. Chosen pairs, moved nodes and
    /// manual weights use the ids, so that they also apply to another operation.
    std::vector<std::pair<std::string, std::string>> systemIds;
    std::vector<std::vector<std::string>> levels;  ///< levels of each factor, in order of first appearance in the cells
    std::vector<std::string> middleCell;           ///< the cell that is used if the study selects none
    [[nodiscard]] const std::string& idOf(const std::string& system) const;
    [[nodiscard]] std::vector<std::string> idsOf(const std::vector<std::string>& systems) const;
};

/// Trains the pairs and calculates the prediction. Paths go through the table's other series that have the same keys as
/// the first system except the first key, that is, other cases with the same operation. Errors: those of pivot(),
/// stacked() and transfer(), unknownSeries.
[[nodiscard]] base::Expected<TransferOutcome> runTransfer(const TransferTraining& request, base::Progress& progress);

/// Averages the predictions of the paths with these weights. If weights are manual, the paths without a weight share
/// the rest equally.
void weigh(TransferOutcome& outcome, const TransferWeights& weights);

}  // namespace greyscope::app
