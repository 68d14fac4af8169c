#pragma once

#include <QMimeData>
#include <QString>

#include <cstddef>
#include <optional>
#include <vector>

#include "app/study/file/study_store.h"

namespace greyscope::app {

/// Drags of series carry this type: one "table/name" a line.
inline constexpr const char* kSeriesMimeType = "application/x-greyscope-series";
[[nodiscard]] QMimeData* seriesMime(const std::vector<SeriesId>& ids);
[[nodiscard]] std::vector<SeriesId> seriesIn(const QMimeData* mime);

/// Makes a series the reference. One that was compared changes places with the old reference; compared series of other
/// tables are dropped, because their points are not the new reference's, and the step's name says so.
void setReference(StudyStore& store, const SeriesId& id);
/// Compares series as well, or no longer where all of them are compared. Does nothing for the reference.
void toggleCompared(StudyStore& store, const std::vector<SeriesId>& ids);
/// Compares those of the series that are not compared yet, after those that are. Without a reference, the first is it.
void alsoCompare(StudyStore& store, const std::vector<SeriesId>& ids);
/// Puts series into the compared ones before place `at`, or moves those that are there already; at the end without one.
/// Series of other tables than the reference's are compared once their tables are one: asks for that.
void insertCompared(StudyStore& store, const std::vector<SeriesId>& ids, std::optional<std::size_t> at = std::nullopt);
/// Takes series out of their roles. The first compared one that stays takes the reference's place, if there is one.
void removeSeries(StudyStore& store, const std::vector<SeriesId>& ids);

}  // namespace greyscope::app
