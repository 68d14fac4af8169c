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

// The inputs of the Transfer page, from the study and the list of its series, and what is missing for it.

namespace greyscope::app {

/// Maximum number of paths of chosen pairs that are averaged.
inline constexpr std::size_t kMostCombined = 8;

/// Everything that the trained relations of a study depend on. `pairs` contains the study's names of the systems.
struct TransferTraining : TreeInputs {
    std::string to;                                          ///< name of the target series
    std::vector<std::pair<std::string, std::string>> pairs;  ///< the pairs in use; empty: all pairs
    bool chosenPairs = false;                                ///< the user chose pairs, even if none is in use
    std::size_t maxHops = 3;                                 ///< used if no pairs are chosen
    bool operator==(const TransferTraining&) const = default;
};

/// How paths are averaged; changing it requires no training.
struct TransferWeights {
    relative::PathWeights kind = relative::PathWeights::inverseError;
    std::size_t combine = 3;
    std::vector<PathWeight> byHand;
    bool operator==(const TransferWeights&) const = default;
};

/// The inputs of the result on the Transfer page.
struct TransferRequest {
    TransferTraining training;
    TransferWeights weights;
    bool operator==(const TransferRequest&) const = default;
};
/// Returns the request from the reference to transferredSeries(); nullopt if transferNeeds() returns something missing.
[[nodiscard]] std::optional<TransferRequest> transferRequest(const Study& study, const SeriesCatalog& catalog);

/// Returns what must be chosen before anything can be calculated; the action predicts otherSystem().
[[nodiscard]] widgets::Empty transferNeeds(const Study& study, const SeriesCatalog& catalog);

/// Returns what a reader of the page must know about how its numbers were made; `result` may be null.
[[nodiscard]] std::vector<Convention> transferConventions(const Study& study, const relative::TransferResult* result);

}  // namespace greyscope::app
