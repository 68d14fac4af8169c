#pragma once

#include <QString>

#include "app/study/series_catalog.h"
#include "app/study/study_store.h"

namespace greyscope::app {

/// A point of a series of the study.
struct StudyPoint {
    SeriesId series;
    data::SeriesQuery query;  ///< that its table was asked
    std::size_t point = 0;
};

/// Writes a value into the cell that a point is, as the last step of its table's recipe; values of the same cell behind
/// each other are one step of the history. Gives why nothing was written, "" where it was.
[[nodiscard]] QString dragCell(StudyStore& store, SeriesCatalog& catalog, const StudyPoint& point, double value);

}  // namespace greyscope::app
