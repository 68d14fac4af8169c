#pragma once

#include <QString>

#include "core/relative/next_measurements.h"
#include "widgets/present/spec/matrix_spec.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {

// Suggested measurements, and how much suggesting them gains.

/// The name of a rule: "even spread", "expected gain", "random".
[[nodiscard]] QString nextRuleWord(relative::NextRule rule);
/// The rule by which the cells were chosen, and how reliable it is.
[[nodiscard]] QString ruleSentence(const relative::NextMeasurements& result);
/// The cells to measure, in order, with their factor values and predicted ratios.
[[nodiscard]] MatrixSpec nextList(const relative::NextMeasurements& result);
/// All cells: measured ratios, predicted ratios, and the numbered cells to measure. The first half of the factors runs
/// down. A larger grid is cut to its first rows, at most 10,000 cells.
[[nodiscard]] MatrixSpec nextGrid(const relative::NextMeasurements& result);
/// The mean error of each rule against the number of measured cells. Empty unless all cells are known.
[[nodiscard]] PlotSpec learningChart(const relative::LearningCurves& curves);
/// Whether choosing by a rule lowers the error, one sentence for each rule.
[[nodiscard]] QString gainSentence(const relative::LearningCurves& curves);
/// The cells to measure as CSV of their factor values, to be used as a job list.
[[nodiscard]] QString jobList(const relative::NextMeasurements& result);

}  // namespace greyscope::widgets
