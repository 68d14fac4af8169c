#pragma once

#include "core/relative/next_measurements.h"
#include "widgets/present/table/table.h"

namespace greyscope::widgets {

/// The cells to measure next, in their order.
[[nodiscard]] Table suggestedCells(const relative::NextMeasurements& result);
/// The mean error of each rule by the number of measured cells, with a tenth and nine tenths of its starts.
[[nodiscard]] Table learningCurves(const relative::LearningCurves& curves);

}  // namespace greyscope::widgets
