#pragma once

#include <QPainter>

#include "widgets/common/names/name_columns.h"
#include "widgets/matrix/matrix_drawing.h"

// The key of a matrix on paper: a list below the cells of names that do not fit beside the cells. The headings are then
// numbers.

namespace greyscope::widgets {

/// Returns whether rows and columns have the same names, in the same order.
[[nodiscard]] bool isAlongItself(const MatrixSpec& spec);
/// Which names are in the key. If rows and columns have the same names, the key contains them once and both are
/// numbered.
enum class Keyed { columns, rows, both };
/// Returns the matrix with its row or column names (or both) moved to the key. Their headings become numbers; those of
/// the columns continue the count of the rows.
[[nodiscard]] MatrixSpec keyed(const MatrixSpec& spec, Keyed names);
/// Replaces the names above the columns by numbers, and puts the same numbers before the row names. Rows and columns
/// must have the same names. For the screen.
[[nodiscard]] MatrixSpec numbered(MatrixSpec spec);
/// Returns the height of the key in pixels; 0 if the matrix has no key.
[[nodiscard]] double keyHeight(const MatrixSpec& spec, double width, const Style& style);
void paintKey(const MatrixDrawing& d);

}  // namespace greyscope::widgets
