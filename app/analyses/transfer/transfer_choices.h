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

// How the study's choices select and weight parts of a result of the Transfer page, and how the page's controls change
// the choices.

namespace greyscope::app {

using SystemPair = std::pair<std::string, std::string>;

/// A pair of systems in the list of the inspector, as the study stores it and as names of nodes of the result.
struct ListedPair {
    TrainedPair chosen;
    SystemPair nodes;
};

/// A result of the Transfer page, with the selected cell and what is shown for it.
struct AskedTransfer {
    widgets::Ready<TransferOutcome> outcome;
    std::vector<std::string> cell;
    widgets::TransferParts parts;  ///< everything that is shown of the result, with the prediction for the cell

    /// Returns the pairs that the inspector lists: the chosen pairs whose systems the result has. If paths are chosen
    /// or no pairs are, it lists the pairs of the averaged paths. The direct pair comes last.
    [[nodiscard]] std::vector<ListedPair> listedPairs(const Study& study) const;
    /// Returns the systems of the result that a path can go through, as pairs (title, id).
    [[nodiscard]] std::vector<std::pair<QString, QString>> systemsBetween() const;
    /// Returns `weights` of the averaged paths in the form in which the study stores manual weights.
    [[nodiscard]] std::vector<PathWeight> byHand(const std::vector<double>& weights) const;
};
/// Returns the outcome with the selected cell. It is the study's cell if the first system was measured there, otherwise
/// the measured cell that has most values in common with it. If the study selects no cell, it is the middle one.
[[nodiscard]] std::shared_ptr<const AskedTransfer> askTransfer(const widgets::Ready<TransferOutcome>& outcome,
                                                               const TransferRequest& request, const Study& study,
                                                               const SeriesCatalog& catalog);

/// Returns the graph of the systems and their trained pairs.
[[nodiscard]] widgets::GraphSpec graphOf(const AskedTransfer& asked, const Study& study);
/// Returns the dot strips that compare the paths.
[[nodiscard]] widgets::DotStripSpec stripsOf(const AskedTransfer& asked, const Study& study);

/// Makes the study use these pairs, whether or not they are listed. The listed pairs are stored in the study as chosen
/// by the user.
void usePairs(Study& study, const AskedTransfer& asked, const std::vector<SystemPair>& pairs);
/// Sets whether the pair in `row` of the list is used.
void tickPair(Study& study, const AskedTransfer& asked, std::size_t row, bool used);
/// Makes the study use the pairs of the path that leads from the first system through the systems `ids` to the target.
void usePath(Study& study, const AskedTransfer& asked, const std::vector<std::string>& ids);

/// Replaces the reference and the target series by those with the same table and first key but with `lastKeys` as the
/// other keys, such as "W" for writes. Does nothing unless both exist.
void setOperation(Study& study, const SeriesCatalog& catalog, const QString& lastKeys);

}  // namespace greyscope::app
