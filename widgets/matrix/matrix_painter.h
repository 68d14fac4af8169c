#pragma once

#include <QColor>
#include <QPainter>
#include <QRectF>

#include "widgets/common/theme/style.h"
#include "widgets/matrix/matrix_geometry.h"
#include "widgets/present/spec/matrix_spec.h"

namespace greyscope::widgets {

/// The emphasised items of a matrix on screen.
struct MatrixMarks {
    TargetSet lit;
    TargetSet chosen;
    Mark cursor;  ///< the cell at the keyboard cursor
};

/// The position of a value on a colour scale, from 0 to 1: linear, logarithmic, or for ratios logarithmic with 1 in the
/// middle.
[[nodiscard]] double scalePosition(Palette palette, double low, double high, double value);
[[nodiscard]] QColor paletteColour(Palette palette, double position, const Theme& theme);
[[nodiscard]] double scalePosition(const MatrixSpec& spec, double value);
[[nodiscard]] QColor cellColour(const MatrixSpec& spec, double value, const Theme& theme);

/// Draws a matrix as vector rectangles, so that files have sharp edges too.
void paintMatrix(QPainter& painter, const QRectF& area, const MatrixSpec& spec, const Style& style);
void paintMatrix(QPainter& painter, const MatrixGeometry& geometry, const MatrixSpec& spec, const Style& style,
                 const MatrixMarks& marks);

}  // namespace greyscope::widgets
