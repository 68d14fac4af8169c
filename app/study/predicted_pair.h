#pragma once

#include <vector>

#include "app/study/series_catalog.h"
#include "app/study/study.h"

// The two series of the Relative and the Transfer page.

namespace greyscope::app {

/// Returns the series that the study predicts: the chosen one of the compared series, else the first compared series of
/// the reference's table. Empty if there is none.
[[nodiscard]] SeriesId predictedSeries(const Study& study);

/// Whether two series have the same first key, such as two operations of one system. There is no other system between
/// them.
[[nodiscard]] bool oneSystem(const SeriesEntry& a, const SeriesEntry& b);

/// Returns a series of the reference's table that can be reached through other systems. Prefers a series with the same
/// further keys; never one of the reference's own system. nullptr if there is none.
[[nodiscard]] const SeriesEntry* otherSystem(const Study& study, const std::vector<SeriesEntry>& entries);

/// Returns the target series of the Transfer page: the predicted series. If that belongs to the reference's own system,
/// a compared series of another system, else otherSystem(). Empty if there is none.
[[nodiscard]] SeriesId transferredSeries(const Study& study, const std::vector<SeriesEntry>& entries);

/// Makes this series the predicted one; with a store, as a step of its history. If it was the reference, the previously
/// predicted series becomes the reference.
void predict(Study& study, const SeriesId& id);
void predict(StudyStore& store, const SeriesId& id);

/// Makes this series the reference of the prediction. If it was a compared series, the old reference takes its place
/// among them.
void predictFrom(Study& study, const SeriesId& id);
void predictFrom(StudyStore& store, const SeriesId& id);

}  // namespace greyscope::app
