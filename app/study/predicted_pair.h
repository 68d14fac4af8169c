#pragma once

#include <vector>

#include "app/study/series_catalog.h"
#include "app/study/study.h"

// Determines the two series of the Relative and the Transfer page.

namespace greyscope::app {

/// Returns the series that the study predicts: the one chosen among the compared series, otherwise the first compared
/// series of the reference's table. Empty if there is none.
[[nodiscard]] SeriesId predictedSeries(const Study& study);

/// Whether two series belong to the same system because they have the same first key, for example two operations of it.
/// No path through other systems connects them.
[[nodiscard]] bool oneSystem(const SeriesEntry& a, const SeriesEntry& b);

/// Returns a series of the reference's table that can be predicted through other systems, because it belongs to another
/// system. Prefers a series whose keys except the first are those of the reference. nullptr if there is none.
[[nodiscard]] const SeriesEntry* otherSystem(const Study& study, const std::vector<SeriesEntry>& entries);

/// Returns the target of the Transfer page: the predicted series or, if that belongs to the system of the reference, a
/// compared series of another system, otherwise otherSystem(). Empty if there is none.
[[nodiscard]] SeriesId transferredSeries(const Study& study, const std::vector<SeriesEntry>& entries);

/// Makes this series the predicted one. If it was the reference, the previously predicted series becomes the reference.
void predict(Study& study, const SeriesId& id);
/// Makes this series the predicted one, as an undoable step. If it was the reference, the previously predicted series
/// becomes the reference.
void predict(StudyStore& store, const SeriesId& id);

/// Makes this series the reference of the prediction. If it was a compared series, the old reference takes its place.
void predictFrom(Study& study, const SeriesId& id);
/// Makes this series the reference of the prediction, as an undoable step. If it was a compared series, the old
/// reference takes its place.
void predictFrom(StudyStore& store, const SeriesId& id);

}  // namespace greyscope::app
