#pragma once

#include <functional>

#include "app/pages/binding.h"
#include "app/study/series_catalog.h"

namespace greyscope::app {

/// The series of the table that the study is about as a drop-down lists them, those alone that pass. See listedItems().
[[nodiscard]] Items<SeriesId> seriesOfTable(
    const Study& study, const SeriesCatalog& catalog, const SeriesId& current,
    const std::function<bool(const SeriesEntry&)>& passes = [](const SeriesEntry& /*entry*/) { return true; });

}  // namespace greyscope::app
