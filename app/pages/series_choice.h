#pragma once

#include <functional>

#include "app/pages/binding.h"
#include "app/study/series_catalog.h"

namespace greyscope::app {

/// Returns the series of the study's active table for which `passes` is true, as items of a drop-down list: the name
/// and the id of each. Of many series, only the first and `current` are included, see listedItems(). Empty if no table
/// is active.
[[nodiscard]] Items<SeriesId> seriesOfTable(
    const Study& study, const SeriesCatalog& catalog, const SeriesId& current,
    const std::function<bool(const SeriesEntry&)>& passes = [](const SeriesEntry& /*entry*/) { return true; });

}  // namespace greyscope::app
