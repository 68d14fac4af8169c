#pragma once

#include <QString>

#include "app/study/file/study_store.h"
#include "app/study/series_catalog.h"

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

/// Continues a series of the study by this value at the next point of its axis, as a new row of its table.
[[nodiscard]] QString addPoint(StudyStore& store, SeriesCatalog& catalog, const StudyPoint& behind, double value);

/// Leaves out the row that a point is.
[[nodiscard]] QString dropPoint(StudyStore& store, SeriesCatalog& catalog, const StudyPoint& point);

}  // namespace greyscope::app
