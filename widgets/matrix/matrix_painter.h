#pragma once

#include <QColor>
#include <QPainter>
#include <QRectF>

#include "widgets/common/theme/style.h"
#include "widgets/matrix/matrix_geometry.h"
#include "widgets/present/spec/matrix_spec.h"

namespace greyscope::widgets {

/// The parts of a matrix that the screen emphasises.
struct MatrixMarks {
    TargetSet lit;
    TargetSet chosen;
    Mark cursor;  ///< the cell at the keyboard cursor
};

/// Returns the position of a value on a colour scale from `low` to `high`, as a number from 0 to 1. The scale is linear
/// or logarithmic; for ratios it is logarithmic with 1 in the middle.
[[nodiscard]] double scalePosition(Palette palette, double low, double high, double value);
[[nodiscard]] QColor paletteColour(Palette palette, double position, const Theme& theme);
[[nodiscard]] double scalePosition(const MatrixSpec& spec, double value);
[[nodiscard]] QColor cellColour(const MatrixSpec& spec, double value, const Theme& theme);

/// Draws a matrix in an area. Cells are vector rectangles, so that they have sharp edges in files too.
void paintMatrix(QPainter& painter, const QRectF& area, const MatrixSpec& spec, const Style& style);
void paintMatrix(QPainter& painter, const MatrixGeometry& geometry, const MatrixSpec& spec, const Style& style,
                 const MatrixMarks& marks);

}  // namespace greyscope::widgets
