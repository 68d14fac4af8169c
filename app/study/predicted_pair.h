#pragma once

#include <vector>

#include "app/study/series_catalog.h"
#include "app/study/study.h"

// The two series that the Relative and the Transfer page are about.

namespace greyscope::app {

/// The series that the study predicts: the chosen one of those compared, else the first of them that stands in the
/// reference's table. Empty where there is none.
[[nodiscard]] SeriesId predictedSeries(const Study& study);

/// Whether two series differ in further keys alone: two operations of one system, between which no other one lies.
[[nodiscard]] bool oneSystem(const SeriesEntry& a, const SeriesEntry& b);

/// A series of the reference's table to go to by way of others: with the same further keys if there is one, never one
/// of the reference's own system; nullptr without one.
[[nodiscard]] const SeriesEntry* otherSystem(const Study& study, const std::vector<SeriesEntry>& entries);

/// The series that the Transfer page goes to: the predicted one, but where that is the reference's own system a
/// compared one of another system, else otherSystem(). Empty where there is none.
[[nodiscard]] SeriesId transferredSeries(const Study& study, const std::vector<SeriesEntry>& entries);

/// Predicts this series; with a store as a step of its history. The one that was predicted becomes the reference where
/// this was it.
void predict(Study& study, const SeriesId& id);
void predict(StudyStore& store, const SeriesId& id);

/// Predicts from this series. The old reference takes its place among the compared ones.
void predictFrom(Study& study, const SeriesId& id);
void predictFrom(StudyStore& store, const SeriesId& id);

}  // namespace greyscope::app
