#pragma once

#include <QString>

#include "core/relative/next_measurements.h"
#include "widgets/present/spec/matrix_spec.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {

// What to measure next, and what choosing it gains.

/// "even spread", "expected gain", "random".
[[nodiscard]] QString nextRuleWord(relative::NextRule rule);
/// By which rule the cells were chosen, and how far to trust it.
[[nodiscard]] QString ruleSentence(const relative::NextMeasurements& result);
/// The cells to measure in their order, with their factor values and the ratio that is predicted there.
[[nodiscard]] MatrixSpec nextList(const relative::NextMeasurements& result);
/// All cells: measured ratios, predicted ones, and the numbered cells to measure. The first half of the factors runs
/// down. Of more than 10,000 places the first rows.
[[nodiscard]] MatrixSpec nextGrid(const relative::NextMeasurements& result);
/// The error of each rule by the number of measured cells; empty where not every cell is known.
[[nodiscard]] PlotSpec learningChart(const relative::LearningCurves& curves);
/// Whether choosing gains, in a sentence.
[[nodiscard]] QString gainSentence(const relative::LearningCurves& curves);
/// The cells as a job list: CSV of their factor values.
[[nodiscard]] QString jobList(const relative::NextMeasurements& result);

}  // namespace greyscope::widgets
