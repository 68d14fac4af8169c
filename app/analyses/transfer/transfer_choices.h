#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "app/analyses/transfer/transfer_run.h"
#include "app/study/series_catalog.h"
#include "app/study/study.h"
#include "widgets/common/view_state.h"
#include "widgets/present/transfer/transfer_present.h"

// How the study's choices apply to an outcome of the Transfer page, and how its controls change them.

namespace greyscope::app {

using SystemPair = std::pair<std::string, std::string>;

/// A pair of the list in the inspector: as the study stores it, and as nodes of the result.
struct ListedPair {
    TrainedPair chosen;
    SystemPair nodes;
};

/// An outcome together with the cell that the study asks for.
struct AskedTransfer {
    widgets::Ready<TransferOutcome> outcome;
    std::vector<std::string> cell;
    widgets::TransferParts parts;  ///< parts of the outcome, with the prediction for the cell

    /// Returns the chosen pairs whose systems the outcome has, else the pairs of the combined paths; the direct pair
    /// comes last.
    [[nodiscard]] std::vector<ListedPair> listedPairs(const Study& study) const;
    /// Returns the systems of the outcome that a path can go through, as (title, id).
    [[nodiscard]] std::vector<std::pair<QString, QString>> systemsBetween() const;
    /// Returns these weights of the combined paths in the form that the study stores.
    [[nodiscard]] std::vector<PathWeight> byHand(const std::vector<double>& weights) const;
};
/// Returns the outcome with the cell that is asked for: the study's cell if the first system was measured there, else
/// the measured cell that shares most values with it; without a question the middle cell.
[[nodiscard]] std::shared_ptr<const AskedTransfer> askTransfer(const widgets::Ready<TransferOutcome>& outcome,
                                                               const TransferRequest& request, const Study& study,
                                                               const SeriesCatalog& catalog);

/// Return the graph and the comparison of the paths.
[[nodiscard]] widgets::GraphSpec graphOf(const AskedTransfer& asked, const Study& study);
[[nodiscard]] widgets::DotStripSpec stripsOf(const AskedTransfer& asked, const Study& study);

/// Uses these pairs, listed or not; the listed pairs become the user's own.
void usePairs(Study& study, const AskedTransfer& asked, const std::vector<SystemPair>& pairs);
/// Sets whether a listed pair is used.
void tickPair(Study& study, const AskedTransfer& asked, std::size_t row, bool used);
/// Uses the pairs of a path through these systems between the two ends.
void usePath(Study& study, const AskedTransfer& asked, const std::vector<std::string>& ids);

/// Sets both ends to the series with these further keys, if they exist.
void setOperation(Study& study, const SeriesCatalog& catalog, const QString& lastKeys);

}  // namespace greyscope::app
