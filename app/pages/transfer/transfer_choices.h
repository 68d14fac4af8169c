#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "app/run/transfer_run.h"
#include "app/study/series_catalog.h"
#include "app/study/study.h"
#include "widgets/present/transfer_present.h"

// What the study's choices mean for an outcome of the Transfer page, and how its controls change them.

namespace greyscope::app {

using SystemPair = std::pair<std::string, std::string>;

/// The cell that is asked for: the study's where the first system was measured there, else the measured one that has
/// most of its values; without a question the middle one.
[[nodiscard]] std::vector<std::string> askedTransferCell(const relative::TransferResult& result, const Study& study);

/// How systems and what they measure are called.
[[nodiscard]] widgets::TransferNames transferNames(const TransferOutcome& outcome, const Study& study,
                                                   const SeriesCatalog& catalog);

/// A pair of the list in the inspector: as the study has it, and by the nodes of the result.
struct ListedPair {
    TrainedPair chosen;
    SystemPair nodes;
};
/// The chosen pairs whose systems the outcome has, else those of these paths; the ends themselves come last.
[[nodiscard]] std::vector<ListedPair> listedPairs(const TransferOutcome& outcome, const Study& study,
                                                  const std::vector<std::size_t>& paths);

/// The name of the node that stands for a system the study names; empty where the outcome has none.
[[nodiscard]] std::string nodeNamed(const TransferOutcome& outcome, const std::string& id);

/// Makes the listed pairs the user's own, so that they can be changed.
void keepPairs(Study& study, const std::vector<ListedPair>& listed);
/// Uses these pairs, whether they were listed or not.
void usePairs(Study& study, const std::vector<SystemPair>& pairs);

/// Both ends get the series with these further keys, where there are such.
void setOperation(Study& study, const SeriesCatalog& catalog, const QString& lastKeys);

}  // namespace greyscope::app
