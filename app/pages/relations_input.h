#pragma once

#include <optional>
#include <vector>

#include "app/run/relations_run.h"
#include "app/study/series_catalog.h"
#include "app/study/study.h"
#include "widgets/common/view_state.h"
#include "widgets/present/relations_pair.h"

namespace greyscope::app {

// What the Relations page reads from the study.

/// The series that are related with the reference: the compared ones, or all others of its table.
[[nodiscard]] std::vector<SeriesId> relatedSeries(const Study& study, const SeriesCatalog& catalog);
/// What is to be calculated; nothing while the choices do not suffice.
[[nodiscard]] std::optional<RelationsRequest> relationsRequest(const Study& study, const SeriesCatalog& catalog);
/// Why relationsRequest() has nothing.
[[nodiscard]] widgets::Empty whatRelationsNeed(const Study& study, const SeriesCatalog& catalog);
[[nodiscard]] widgets::RelationSeries relationSeries(const Study& study, const SeriesCatalog& catalog,
                                                     const SeriesId& id);
[[nodiscard]] widgets::RelationAxis relationAxis(const data::SeriesTable& table);

}  // namespace greyscope::app
