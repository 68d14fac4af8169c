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

// What the study's choices mean for an outcome of the Transfer page, and how its controls change them.

namespace greyscope::app {

using SystemPair = std::pair<std::string, std::string>;

/// A pair of the list in the inspector: as the study has it, and by the nodes of the result.
struct ListedPair {
    TrainedPair chosen;
    SystemPair nodes;
};

/// An outcome and what a study asks of it.
struct AskedTransfer {
    widgets::Ready<TransferOutcome> outcome;
    std::vector<std::string> cell;
    widgets::TransferParts parts;  ///< of the outcome, with the answer for the cell

    /// The chosen pairs whose systems the outcome has, else those of the combined paths; the ends themselves come last.
    [[nodiscard]] std::vector<ListedPair> listedPairs(const Study& study) const;
    /// The systems of the outcome that a path may go by, as (title, id).
    [[nodiscard]] std::vector<std::pair<QString, QString>> systemsBetween() const;
    /// These weights of the combined paths, as the study keeps them.
    [[nodiscard]] std::vector<PathWeight> byHand(const std::vector<double>& weights) const;
};
/// The cell that is asked for: the study's where the first system was measured there, else the measured one that has
/// most of its values; without a question the middle one.
[[nodiscard]] std::shared_ptr<const AskedTransfer> askTransfer(const widgets::Ready<TransferOutcome>& outcome,
                                                               const TransferRequest& request, const Study& study,
                                                               const SeriesCatalog& catalog);

/// The graph and the paths compared.
[[nodiscard]] widgets::GraphSpec graphOf(const AskedTransfer& asked, const Study& study);
[[nodiscard]] widgets::DotStripSpec stripsOf(const AskedTransfer& asked, const Study& study);

/// Uses these pairs, whether they were listed or not; the listed ones become the user's own.
void usePairs(Study& study, const AskedTransfer& asked, const std::vector<SystemPair>& pairs);
/// Uses a listed pair or no longer does.
void tickPair(Study& study, const AskedTransfer& asked, std::size_t row, bool used);
/// Uses the pairs of a path by these systems between the ends.
void usePath(Study& study, const AskedTransfer& asked, const std::vector<std::string>& ids);

/// Both ends get the series with these further keys, where there are such.
void setOperation(Study& study, const SeriesCatalog& catalog, const QString& lastKeys);

}  // namespace greyscope::app
