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

// What the Transfer page takes from the study and the list of its series, and says where something is missing.

namespace greyscope::app {

/// Paths of chosen pairs that work in parallel at the most.
inline constexpr std::size_t kMostCombined = 8;

/// All that the trained relations of a study depend on. Systems of `pairs` are named as the study names them.
struct TransferTraining : TreeInputs {
    std::string to;                                          ///< name of the series to go to
    std::vector<std::pair<std::string, std::string>> pairs;  ///< those in use; empty: any
    bool chosenPairs = false;                                ///< pairs were chosen, though none may be in use
    std::size_t maxHops = 3;                                 ///< where none were
    bool operator==(const TransferTraining&) const = default;
};

/// How the paths work in parallel; changing it trains nothing.
struct TransferWeights {
    relative::PathWeights kind = relative::PathWeights::inverseError;
    std::size_t combine = 3;
    std::vector<PathWeight> byHand;
    bool operator==(const TransferWeights&) const = default;
};

/// What the result on the Transfer page depends on.
struct TransferRequest {
    TransferTraining training;
    TransferWeights weights;
    bool operator==(const TransferRequest&) const = default;
};
/// From the reference to transferredSeries(); nullopt where transferNeeds() has something to say.
[[nodiscard]] std::optional<TransferRequest> transferRequest(const Study& study, const SeriesCatalog& catalog);

/// What to choose before anything can be calculated; the action predicts otherSystem().
[[nodiscard]] widgets::Empty transferNeeds(const Study& study, const SeriesCatalog& catalog);

/// What a reader of the page must know about how its numbers were made; `result` may be null.
[[nodiscard]] std::vector<Convention> transferConventions(const Study& study, const relative::TransferResult* result);

}  // namespace greyscope::app
