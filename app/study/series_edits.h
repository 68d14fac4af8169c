#pragma once

#include <QMimeData>
#include <QString>

#include <cstddef>
#include <optional>
#include <vector>

#include "app/study/file/study_store.h"

namespace greyscope::app {

/// MIME type of series that are dragged. The data is one "table/name" per line.
inline constexpr const char* kSeriesMimeType = "application/x-greyscope-series";
[[nodiscard]] QMimeData* seriesMime(const std::vector<SeriesId>& ids);
[[nodiscard]] std::vector<SeriesId> seriesIn(const QMimeData* mime);

/// Makes a series the reference, as an undoable step. If it was compared, the old reference takes its place. Compared
/// series of other tables are removed, because their points are not those of the new reference; the name of the step
/// says so.
void setReference(StudyStore& store, const SeriesId& id);
/// Adds series to the compared ones, or removes them if all of them are already compared. The reference is ignored.
void toggleCompared(StudyStore& store, const std::vector<SeriesId>& ids);
/// Adds those of the series that are not compared yet at the end of the compared ones. If there is no reference, the
/// first series becomes it.
void alsoCompare(StudyStore& store, const std::vector<SeriesId>& ids);
/// Inserts series into the compared ones before position `at`, or at the end if `at` is nullopt. Series that are
/// already compared are moved. If a series is from another table than the reference, requests that the tables are
/// stacked first.
void insertCompared(StudyStore& store, const std::vector<SeriesId>& ids, std::optional<std::size_t> at = std::nullopt);
/// Removes series from the selection. If the reference is one of them, the first remaining compared series becomes the
/// reference.
void removeSeries(StudyStore& store, const std::vector<SeriesId>& ids);

}  // namespace greyscope::app
