#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/analyses/convention.h"
#include "app/study/choices/tree_inputs.h"
#include "app/study/series_catalog.h"
#include "core/relative/transfer.h"
#include "widgets/common/view_state.h"

// The inputs of the Transfer page, made from the study and the catalog of its series; or what is missing for them.

namespace greyscope::app {

/// If the user has chosen pairs: the maximum number of paths that are averaged.
inline constexpr std::size_t kMostCombined = 8;

/// Everything that the training of the pairs of systems depends on. `pairs` and `via` contain ids of systems as the
/// study stores them.
struct TransferTraining : TreeInputs {
    std::string to;                                          ///< name of the target series
    std::vector<std::pair<std::string, std::string>> pairs;  ///< the pairs in use; empty: all pairs
    bool chosenPairs = false;                   ///< whether the user has chosen pairs, even if none of them is used
    std::vector<std::vector<std::string>> via;  ///< the chosen paths, which take the place of the pairs
    std::size_t maxHops = 3;  ///< maximum number of pairs in a path; used if neither pairs nor paths are chosen
    bool operator==(const TransferTraining&) const = default;
};

/// How the predictions along several paths are averaged. Changing it requires no new training.
struct TransferWeights {
    relative::PathWeights kind = relative::PathWeights::inverseError;
    std::size_t combine = 3;
    std::vector<PathWeight> byHand;
    bool operator==(const TransferWeights&) const = default;
};

/// Everything that the result of the Transfer page depends on.
struct TransferRequest {
    TransferTraining training;
    TransferWeights weights;
    bool operator==(const TransferRequest&) const = default;
};
/// Returns the request that predicts the series `to` from the reference; nullopt if `to` is empty or treeInputs() has
/// nothing.
[[nodiscard]] std::optional<TransferRequest> transferRequest(const Study& study, const SeriesId& to);

/// Returns what the user must choose before the prediction can be calculated. The action in it predicts otherSystem().
[[nodiscard]] widgets::Empty transferNeeds(const Study& study, const SeriesCatalog& catalog);

/// Returns the conventions of the prediction: what a reader must know about how the numbers were made. `result` may be
/// null.
[[nodiscard]] std::vector<Convention> transferConventions(const Study& study, const relative::TransferResult* result);

}  // namespace greyscope::app
