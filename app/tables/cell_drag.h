#pragma once

#include <QString>

#include "app/study/file/study_store.h"
#include "app/study/series_catalog.h"

namespace greyscope::app {

/// A point of a series of the study.
struct StudyPoint {
    SeriesId series;
    data::SeriesQuery query;  ///< query that gave the series
    std::size_t point = 0;
};

/// Writes a value into the cell behind a point, as the last step of its table's recipe. Consecutive values for the same
/// cell are one step of the history. Returns why nothing was written, or "".
[[nodiscard]] QString dragCell(StudyStore& store, SeriesCatalog& catalog, const StudyPoint& point, double value);

/// Continues a series of the study with this value at the next point of its axis, as a new row of its table. Returns
/// why nothing was written, or "".
[[nodiscard]] QString addPoint(StudyStore& store, SeriesCatalog& catalog, const StudyPoint& behind, double value);

/// Leaves out the row behind a point. Returns why nothing was changed, or "".
[[nodiscard]] QString dropPoint(StudyStore& store, SeriesCatalog& catalog, const StudyPoint& point);

}  // namespace greyscope::app
