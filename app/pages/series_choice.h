#pragma once

#include "app/pages/binding.h"
#include "app/study/series_catalog.h"

namespace greyscope::app {

/// Returns the series of the study's active table as items of a selection box: the name and the id of each. Empty if no
/// table is active.
[[nodiscard]] Items<SeriesId> seriesOfTable(const Study& study, const SeriesCatalog& catalog);

}  // namespace greyscope::app
