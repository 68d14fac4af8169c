#pragma once

#include <QString>

#include "app/study/file/study_store.h"
#include "app/study/series_catalog.h"

namespace greyscope::app {

/// A point of a series of the study, given by the series, its query and the index of the point.
struct StudyPoint {
    SeriesId series;
    data::SeriesQuery query;  ///< query with which the series was made
    std::size_t point = 0;
};

/// Sets the cell that gives a point to `value`, as the last step of its table's recipe. Consecutive values for the same
/// cell are one step of the history. Returns why this is not possible, or "".
[[nodiscard]] QString dragCell(StudyStore& store, SeriesCatalog& catalog, const StudyPoint& point, double value);

/// Continues a series with `value` at the next point of its axis, by adding a new row to its table. `behind` is a point
/// of the series. Returns why this is not possible, or "".
[[nodiscard]] QString addPoint(StudyStore& store, SeriesCatalog& catalog, const StudyPoint& behind, double value);

/// Leaves out the row that gives a point. Returns why this is not possible, or "".
[[nodiscard]] QString dropPoint(StudyStore& store, SeriesCatalog& catalog, const StudyPoint& point);

}  // namespace greyscope::app
