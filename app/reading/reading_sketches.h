#pragma once

#include <vector>

#include "app/study/study.h"
#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/data/roles/reading.h"
#include "widgets/present/words/reading_sketch.h"

namespace greyscope::app {

/// A sketch of each reading of the table, the best one first; empty where its chart cannot be drawn. Of a large table
/// 20,000 rows, chosen at random, are drawn. Error: cancelled.
[[nodiscard]] base::Expected<std::vector<widgets::ReadingSketch>> readingSketches(const StudyTable& table,
                                                                                  const data::Readings& readings,
                                                                                  base::Progress& progress);

}  // namespace greyscope::app
