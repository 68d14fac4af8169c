#pragma once

#include "core/relative/next_measurements.h"
#include "widgets/present/table/table.h"

namespace greyscope::widgets {

/// Returns a table of the cells to measure next, in order.
[[nodiscard]] Table suggestedCells(const relative::NextMeasurements& result);
/// Returns a table of learning curves: for each rule that suggests cells to measure, the mean error of the predictions
/// against the number of measured cells. It has the 10 % and 90 % quantiles over the random starts too.
[[nodiscard]] Table learningCurves(const relative::LearningCurves& curves);

}  // namespace greyscope::widgets
