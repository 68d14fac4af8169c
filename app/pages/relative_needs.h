#pragma once

#include <vector>

#include "app/pages/page.h"
#include "app/pages/relative_shown.h"
#include "app/study/series_catalog.h"
#include "app/study/study.h"
#include "core/relative/model.h"
#include "widgets/common/view_state.h"
#include "widgets/present/relative_present.h"

// What the Relative page takes from the study and the list of its series, and says where something is missing.

namespace greyscope::app {

/// A series of the active table to predict from the reference; nullptr where there is none.
[[nodiscard]] const SeriesEntry* seriesToCompare(const Study& study, const SeriesCatalog& catalog);

[[nodiscard]] bool hasSeries(const StudyTable& table, const SeriesCatalog& catalog);

/// Why nothing can be calculated of a table without series.
[[nodiscard]] base::Expected<RelativeShown> withoutSeries(const StudyTable& table);

/// What to choose before anything can be calculated; the action compares seriesToCompare().
[[nodiscard]] widgets::Empty relativeNeeds(const Study& study, const SeriesCatalog& catalog);

/// How the two series and what they measure are called.
[[nodiscard]] widgets::RelativeNames relativeNames(const Study& study, const SeriesCatalog& catalog);

/// What a reader of the result must know about how it was made; `result` may be null.
[[nodiscard]] std::vector<Convention> relativeConventions(const relative::RelativeResult* result);

}  // namespace greyscope::app
