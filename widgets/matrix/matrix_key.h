#pragma once

#include <QPainter>

#include "widgets/common/names/name_columns.h"
#include "widgets/matrix/matrix_drawing.h"

// On paper: names of a matrix below it, where they find no room beside its cells, which numbers head then.

namespace greyscope::widgets {

/// Whether its rows and columns have the same names, in the same order.
[[nodiscard]] bool isAlongItself(const MatrixSpec& spec);
/// Whose names stand below; where rows and columns have the same ones, those of both.
enum class Keyed { columns, rows, both };
/// The same with numbers for these names, counted through from the rows to the columns.
[[nodiscard]] MatrixSpec keyed(const MatrixSpec& spec, Keyed names);
/// On the screen, of rows and columns with the same names: numbers over the columns, and before the names of the rows.
[[nodiscard]] MatrixSpec numbered(MatrixSpec spec);
/// Of a spec with a key; nothing otherwise.
[[nodiscard]] double keyHeight(const MatrixSpec& spec, double width, const Style& style);
void paintKey(const MatrixDrawing& d);

}  // namespace greyscope::widgets
