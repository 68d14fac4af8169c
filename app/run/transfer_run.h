#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/study/study.h"
#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/cart/grow.h"
#include "core/data/dataset.h"
#include "core/relative/transfer.h"

namespace greyscope::app {

/// Paths of chosen pairs that work in parallel at the most.
inline constexpr std::size_t kMostCombined = 8;

/// All that the trained relations of a study depend on. Systems of `pairs` are named as the study names them.
struct TransferRequest {
    std::shared_ptr<const data::Dataset> dataset;
    data::SeriesQuery query;  ///< pivots the table into series over all its cells
    std::string from, to;     ///< names of series
    std::vector<std::string> predictors;
    cart::GrowOptions grow;
    relative::Pruning pruning = relative::Pruning::none;
    std::vector<std::pair<std::string, std::string>> pairs;  ///< those in use; empty: any
    bool chosenPairs = false;                                ///< pairs were chosen, though none may be in use
    bool operator==(const TransferRequest&) const = default;
};
/// From the reference to this series; nullopt where the study lacks a reference, a compared series in its table, or
/// factors.
[[nodiscard]] std::optional<TransferRequest> transferRequest(const Study& study, const SeriesId& to);

/// How the paths work in parallel; changing it trains nothing.
struct TransferWeights {
    relative::PathWeights kind = relative::PathWeights::inverseError;
    std::size_t combine = 3;
    std::vector<PathWeight> byHand;
    bool operator==(const TransferWeights&) const = default;
};
[[nodiscard]] TransferWeights transferWeights(const Study& study);

/// A result, and what the study calls the systems in it.
struct TransferOutcome {
    relative::TransferResult result;
    /// By the names of the result: the first key of a series where the other keys are those of the first system, else
    /// the series' whole name. Pairs, moved nodes and weights by hand go by it, so that they hold for another
    /// operation.
    std::vector<std::pair<std::string, std::string>> systemIds;
    [[nodiscard]] const std::string& idOf(const std::string& system) const;
    [[nodiscard]] std::vector<std::string> idsOf(const std::vector<std::string>& systems) const;
};

/// Goes by way of the table's other series whose keys but the first are those of the first system: other cases with the
/// same operation. The result's `withoutSystem` counts rows that lack a key or a factor. Errors: those of pivot() and
/// transfer(), unknownSeries.
[[nodiscard]] base::Expected<TransferOutcome> runTransfer(const TransferRequest& request, base::Progress& progress);

/// Puts the paths in parallel as the weights say. By hand, paths without a weight of their own share what is left.
void weigh(TransferOutcome& outcome, const TransferWeights& weights);

}  // namespace greyscope::app
