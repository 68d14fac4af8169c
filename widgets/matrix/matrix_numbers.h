#pragma once

#include <QSizeF>

#include "widgets/common/theme/style.h"
#include "widgets/present/spec/matrix_spec.h"

// The numbers in the cells of a matrix on paper, which lose digits where they find no room.

namespace greyscope::widgets {

inline constexpr double kCellPadPt = 2.5;
inline constexpr double kNumberLine = 0.9;  ///< of a line's height, for a number

/// What the widest of them takes after so many steps: without an aside in parentheses, then with a digit less each.
[[nodiscard]] double widestText(const MatrixSpec& spec, int step, const Style& style);
[[nodiscard]] MatrixSpec withoutNumbers(MatrixSpec spec);
/// Fewer digits, or no numbers at all, in cells of this size.
void fitNumbers(MatrixSpec& spec, const QSizeF& cell, const Style& style);

}  // namespace greyscope::widgets
