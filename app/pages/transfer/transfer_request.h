#pragma once

#include <utility>
#include <vector>

#include "app/pages/page.h"
#include "app/run/transfer_run.h"
#include "app/study/series_catalog.h"
#include "app/study/study.h"
#include "widgets/common/view_state.h"
#include "widgets/present/transfer_parts.h"

// What the Transfer page takes from the study and the list of its series, and says where something is missing.

namespace greyscope::app {

/// What to choose before anything can be calculated; the action predicts otherSystem().
[[nodiscard]] widgets::Empty transferNeeds(const Study& study, const SeriesCatalog& catalog);

/// Systems that a path may go by, as (title, id).
[[nodiscard]] std::vector<std::pair<QString, QString>> systemsBetween(const TransferOutcome& outcome,
                                                                      const widgets::TransferParts& parts);

/// What a reader of the page must know about how its numbers were made; `parts` may be null.
[[nodiscard]] std::vector<Convention> transferConventions(const widgets::TransferParts* parts);

}  // namespace greyscope::app
