#pragma once

#include <QString>

#include "core/relative/next_measurements.h"
#include "widgets/present/spec/matrix_spec.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {

// Views of the measurements that a rule suggests to make next, and of how much such suggestions lower the error.

/// Returns the name of a rule for suggestions: "even spread", "expected gain", "random".
[[nodiscard]] QString nextRuleWord(relative::NextRule rule);
/// Returns a sentence about the rule by which the cells were chosen, and how reliable it is.
[[nodiscard]] QString ruleSentence(const relative::NextMeasurements& result);
/// Returns a table of the cells to measure, in order, with their factor values and predicted ratios.
[[nodiscard]] MatrixSpec nextList(const relative::NextMeasurements& result);
/// Returns a grid of all cells with measured ratios, predicted ratios, and the numbers of the cells to measure. The
/// first half of the factors runs down, the other half across. A larger grid is cut to its first rows, at most 10,000
/// cells.
[[nodiscard]] MatrixSpec nextGrid(const relative::NextMeasurements& result);
/// Returns a chart of learning curves: for each rule that suggests cells to measure, the mean error of the predictions
/// against the number of measured cells. Empty unless all cells are known.
[[nodiscard]] PlotSpec learningChart(const relative::LearningCurves& curves);
/// Returns for each rule a sentence about whether measuring the cells that it suggests lowers the error.
[[nodiscard]] QString gainSentence(const relative::LearningCurves& curves);
/// Returns the cells to measure as CSV with their factor values, to be used as a job list.
[[nodiscard]] QString jobList(const relative::NextMeasurements& result);

}  // namespace greyscope::widgets
