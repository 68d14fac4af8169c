#pragma once

#include <string>
#include <utility>
#include <vector>

#include "app/analyses/transfer/transfer_request.h"
#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/relative/transfer.h"

namespace greyscope::app {

/// A result, and what the study calls the systems in it.
struct TransferOutcome {
    relative::TransferResult result;
    /// By the names of the result: the first key of a series where the other keys are those of the first system, else
    /// the series' whole name. Pairs, moved nodes and weights by hand go by it, so that they hold for another
    /// operation.
    std::vector<std::pair<std::string, std::string>> systemIds;
    std::vector<std::vector<std::string>> levels;  ///< of each factor, in order of first appearance in the cells
    std::vector<std::string> middleCell;           ///< asked where nobody has asked
    [[nodiscard]] const std::string& idOf(const std::string& system) const;
    [[nodiscard]] std::vector<std::string> idsOf(const std::vector<std::string>& systems) const;
};

/// Goes by way of the table's other series whose keys but the first are those of the first system: other cases with the
/// same operation. The result's `withoutSystem` counts rows that lack a key or a factor. Errors: those of pivot() and
/// transfer(), unknownSeries.
[[nodiscard]] base::Expected<TransferOutcome> runTransfer(const TransferTraining& request, base::Progress& progress);

/// A result with the study's ids of its systems. Without `systemIds` the systems are known by their names.
[[nodiscard]] TransferOutcome outcomeOf(relative::TransferResult result);
[[nodiscard]] TransferOutcome outcomeOf(relative::TransferResult result,
                                        std::vector<std::pair<std::string, std::string>> systemIds);

/// Puts the paths in parallel as the weights say. By hand, paths without a weight of their own share what is left.
void weigh(TransferOutcome& outcome, const TransferWeights& weights);

}  // namespace greyscope::app
