#pragma once

#include <QPainter>

#include <optional>

#include "widgets/common/name_columns.h"
#include "widgets/matrix/matrix_drawing.h"

// On paper: names of a matrix below it, where they find no room beside its cells, which numbers head then.

namespace greyscope::widgets {

/// The same with numbers for names, which must be the same along rows and columns.
[[nodiscard]] std::optional<MatrixSpec> keyed(const MatrixSpec& spec);
/// Of a spec with a key; nothing otherwise.
[[nodiscard]] double keyHeight(const MatrixSpec& spec, double width, const Style& style);
void paintKey(const MatrixDrawing& d);

}  // namespace greyscope::widgets
