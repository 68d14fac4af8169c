#pragma once

#include <QSizeF>

#include "widgets/common/theme/style.h"
#include "widgets/present/spec/matrix_spec.h"

// Functions for the numbers in the cells of a matrix on paper, which lose digits if they do not fit.

namespace greyscope::widgets {

inline constexpr double kCellPadPt = 2.5;
/// The smallest height of a cell with a number, as a multiple of the line height.
inline constexpr double kNumberLine = 0.9;

/// Returns the width in pixels of the widest number after `step` reductions. The first reduction removes a note in
/// parentheses, each further one a digit.
[[nodiscard]] double widestText(const MatrixSpec& spec, int step, const Style& style);
[[nodiscard]] MatrixSpec withoutNumbers(MatrixSpec spec);
/// Shortens the numbers so that they fit into cells of this size. If they still do not fit, removes them if colours
/// show the values, and otherwise leaves them unchanged.
void fitNumbers(MatrixSpec& spec, const QSizeF& cell, const Style& style);

}  // namespace greyscope::widgets
