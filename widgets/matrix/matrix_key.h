#pragma once

#include <QPainter>

#include "widgets/common/name_columns.h"
#include "widgets/matrix/matrix_drawing.h"

// On paper: names of a matrix below it, where they find no room beside its cells, which numbers head then.

namespace greyscope::widgets {

/// Whether its rows and columns have the same names, in the same order.
[[nodiscard]] bool isAlongItself(const MatrixSpec& spec);
/// The same with numbers for the names of its columns, and of its rows where those are the same.
[[nodiscard]] MatrixSpec keyed(const MatrixSpec& spec);
/// Of a spec with a key; nothing otherwise.
[[nodiscard]] double keyHeight(const MatrixSpec& spec, double width, const Style& style);
void paintKey(const MatrixDrawing& d);

}  // namespace greyscope::widgets
