#pragma once

#include "app/pages/binding.h"
#include "app/study/series_catalog.h"

namespace greyscope::app {

/// The series of the table that the study is about.
[[nodiscard]] Items<SeriesId> seriesOfTable(const Study& study, const SeriesCatalog& catalog);

}  // namespace greyscope::app
