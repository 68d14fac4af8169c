#pragma once

#include "app/pages/binding.h"
#include "app/study/series_catalog.h"

namespace greyscope::app {

/// A drop-down of series; long names, which often differ at their end alone, lose their middle.
[[nodiscard]] QComboBox* seriesCombo();

/// The series of the table that the study is about.
[[nodiscard]] Items<SeriesId> seriesOfTable(const Study& study, const SeriesCatalog& catalog);

}  // namespace greyscope::app
