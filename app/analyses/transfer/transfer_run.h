#pragma once

#include <string>
#include <utility>
#include <vector>

#include "app/analyses/transfer/transfer_request.h"
#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/relative/transfer.h"

namespace greyscope::app {

/// A result, and the study's names of the systems in it.
struct TransferOutcome {
    relative::TransferResult result;
    /// The study's id for each system name of the result: the first key of a series if its other keys are those of the
    /// first system, else the full name of the series. Pairs, moved nodes and manual weights use the ids, so that they
    /// also apply to another operation.
    std::vector<std::pair<std::string, std::string>> systemIds;
    std::vector<std::vector<std::string>> levels;  ///< of each factor, in order of first appearance in the cells
    std::vector<std::string> middleCell;           ///< the cell used if the study asks for none
    [[nodiscard]] const std::string& idOf(const std::string& system) const;
    [[nodiscard]] std::vector<std::string> idsOf(const std::vector<std::string>& systems) const;
};

/// Trains relations and predicts through the table's other series with the same further keys as the first system: other
/// cases with the same operation. The result's `withoutSystem` counts rows without a key or factor. Errors: those of
/// pivot() and transfer(), unknownSeries.
[[nodiscard]] base::Expected<TransferOutcome> runTransfer(const TransferTraining& request, base::Progress& progress);

/// Return a result with the study's ids of its systems; without `systemIds`, the names are the ids.
[[nodiscard]] TransferOutcome outcomeOf(relative::TransferResult result);
[[nodiscard]] TransferOutcome outcomeOf(relative::TransferResult result,
                                        std::vector<std::pair<std::string, std::string>> systemIds);

/// Averages the paths with these weights. With manual weights, the paths without one share the rest equally.
void weigh(TransferOutcome& outcome, const TransferWeights& weights);

}  // namespace greyscope::app
