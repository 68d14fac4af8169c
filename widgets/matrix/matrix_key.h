#pragma once

#include <QPainter>

#include "widgets/common/names/name_columns.h"
#include "widgets/matrix/matrix_drawing.h"

// The key of a matrix on paper: names that do not fit beside the cells are listed below, and the headings are numbers.

namespace greyscope::widgets {

/// Whether rows and columns have the same names, in the same order.
[[nodiscard]] bool isAlongItself(const MatrixSpec& spec);
/// Whose names are in the key; if rows and columns have the same names, those of both.
enum class Keyed { columns, rows, both };
/// The matrix with these names in its key. Headings are numbers, counted from the rows on to the columns.
[[nodiscard]] MatrixSpec keyed(const MatrixSpec& spec, Keyed names);
/// For the screen: a matrix whose rows and columns have the same names, with numbers above the columns and before the
/// row names.
[[nodiscard]] MatrixSpec numbered(MatrixSpec spec);
/// The height of the key; 0 without a key.
[[nodiscard]] double keyHeight(const MatrixSpec& spec, double width, const Style& style);
void paintKey(const MatrixDrawing& d);

}  // namespace greyscope::widgets
