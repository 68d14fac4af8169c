#pragma once

#include <QMimeData>
#include <QString>

#include <cstddef>
#include <optional>
#include <vector>

#include "app/study/file/study_store.h"

namespace greyscope::app {

/// MIME type of dragged series: one "table/name" per line.
inline constexpr const char* kSeriesMimeType = "application/x-greyscope-series";
[[nodiscard]] QMimeData* seriesMime(const std::vector<SeriesId>& ids);
[[nodiscard]] std::vector<SeriesId> seriesIn(const QMimeData* mime);

/// Makes a series the reference. If it was compared, it swaps places with the old reference. Compared series of other
/// tables are dropped, because their points are not those of the new reference; the name of the step says so.
void setReference(StudyStore& store, const SeriesId& id);
/// Adds series to the compared ones, or removes them if all of them are compared already. Does nothing for the
/// reference.
void toggleCompared(StudyStore& store, const std::vector<SeriesId>& ids);
/// Appends those of the series that are not compared yet. If there is no reference, the first series becomes it.
void alsoCompare(StudyStore& store, const std::vector<SeriesId>& ids);
/// Inserts series into the compared ones before place `at`, or at the end if `at` is empty; moves those that are
/// compared already. Series of other tables than the reference's need their tables to be stacked first, which this
/// requests.
void insertCompared(StudyStore& store, const std::vector<SeriesId>& ids, std::optional<std::size_t> at = std::nullopt);
/// Removes series from the selection. If the reference is among them, the first compared series that stays becomes the
/// reference.
void removeSeries(StudyStore& store, const std::vector<SeriesId>& ids);

}  // namespace greyscope::app
