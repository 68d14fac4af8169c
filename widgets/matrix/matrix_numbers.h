#pragma once

#include <QSizeF>

#include "widgets/common/theme/style.h"
#include "widgets/present/spec/matrix_spec.h"

// The numbers in the cells of a matrix on paper, which lose digits if they do not fit.

namespace greyscope::widgets {

inline constexpr double kCellPadPt = 2.5;
inline constexpr double kNumberLine = 0.9;  ///< smallest height of a cell with a number, as a share of the line height

/// The width of the widest number after `step` reductions: the first removes a note in parentheses, each further one a
/// digit.
[[nodiscard]] double widestText(const MatrixSpec& spec, int step, const Style& style);
[[nodiscard]] MatrixSpec withoutNumbers(MatrixSpec spec);
/// Reduces the numbers to cells of this size, or removes them from a matrix with colours.
void fitNumbers(MatrixSpec& spec, const QSizeF& cell, const Style& style);

}  // namespace greyscope::widgets
