#pragma once

#include <QColor>
#include <QPainter>
#include <QRectF>

#include "widgets/common/theme/style.h"
#include "widgets/matrix/matrix_geometry.h"
#include "widgets/present/spec/matrix_spec.h"

namespace greyscope::widgets {

/// What is emphasised while a matrix is shown on screen.
struct MatrixMarks {
    TargetSet lit;
    TargetSet chosen;
    Mark cursor;  ///< the keyboard's cell
};

/// Position of a value between the ends of a colour scale, 0 to 1: linear, by logarithm, or for ratios by logarithm
/// with 1 in the middle.
[[nodiscard]] double scalePosition(Palette palette, double low, double high, double value);
[[nodiscard]] QColor paletteColour(Palette palette, double position, const Theme& theme);
[[nodiscard]] double scalePosition(const MatrixSpec& spec, double value);
[[nodiscard]] QColor cellColour(const MatrixSpec& spec, double value, const Theme& theme);

/// Everything in vector rectangles, so that a file has as sharp an edge as the screen.
void paintMatrix(QPainter& painter, const QRectF& area, const MatrixSpec& spec, const Style& style);
void paintMatrix(QPainter& painter, const MatrixGeometry& geometry, const MatrixSpec& spec, const Style& style,
                 const MatrixMarks& marks);

}  // namespace greyscope::widgets
