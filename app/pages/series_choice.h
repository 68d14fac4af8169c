#pragma once

#include <functional>

#include "app/pages/binding.h"
#include "app/study/series_catalog.h"

namespace greyscope::app {

/// Returns the series of the study's active table for a drop-down, those for which `passes` is true. See listedItems().
[[nodiscard]] Items<SeriesId> seriesOfTable(
    const Study& study, const SeriesCatalog& catalog, const SeriesId& current,
    const std::function<bool(const SeriesEntry&)>& passes = [](const SeriesEntry& /*entry*/) { return true; });

}  // namespace greyscope::app
