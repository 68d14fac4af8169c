#pragma once

#include "app/pages/binding.h"
#include "app/study/series_catalog.h"

namespace greyscope::app {

/// Returns the series of the study's active table.
[[nodiscard]] Items<SeriesId> seriesOfTable(const Study& study, const SeriesCatalog& catalog);

}  // namespace greyscope::app
