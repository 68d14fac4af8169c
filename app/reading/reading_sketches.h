#pragma once

#include <vector>

#include "app/study/study.h"
#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/data/roles/reading.h"
#include "widgets/present/words/reading_sketch.h"

namespace greyscope::app {

/// Returns a sketch of the chart for each reading of a table, the best reading first. A sketch is empty if its chart
/// cannot be drawn. For a large table, 20,000 random rows are drawn. Error: cancelled.
[[nodiscard]] base::Expected<std::vector<widgets::ReadingSketch>> readingSketches(const StudyTable& table,
                                                                                  const data::Readings& readings,
                                                                                  base::Progress& progress);

}  // namespace greyscope::app
