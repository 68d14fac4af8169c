#pragma once

#include "app/study/study.h"

// The two series that the Relative and the Transfer page are about.

namespace greyscope::app {

/// The series that the study predicts: the chosen one of those compared, else the first of them that stands in the
/// reference's table. Empty where there is none.
[[nodiscard]] SeriesId predictedSeries(const Study& study);

/// Predicts this series. The one that was predicted becomes the reference where this was it.
void predict(Study& study, const SeriesId& id);

/// Predicts from this series. The old reference takes its place among the compared ones.
void predictFrom(Study& study, const SeriesId& id);

}  // namespace greyscope::app
