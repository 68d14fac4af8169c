#pragma once

#include <QColor>
#include <QPainter>
#include <QPainterPath>
#include <QPen>
#include <QPointF>
#include <QRectF>

#include "widgets/common/theme/style.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {

/// Returns the colour of an ink in a theme.
[[nodiscard]] QColor inkColour(const Ink& ink, const Theme& theme);

/// The appearance of the sample that is drawn beside the name of a series: a short line, a marker or both.
struct SeriesMark {
    Ink ink;
    Marker marker = Marker::none;
    Dash dash = Dash::solid;
    bool hollow = false;
    bool line = true;  ///< whether the sample has a line; otherwise only the marker
    bool bar = false;  ///< whether the sample is a piece of a bar
};

/// Returns the outline of a marker around the origin. `size` is the diameter of the circle; the other shapes have sizes
/// at which they look about as large.
[[nodiscard]] QPainterPath markerPath(Marker marker, double size);
/// Returns whether a marker consists of strokes only, so that there is nothing to fill.
[[nodiscard]] bool isStroked(Marker marker);
[[nodiscard]] QPen linePen(const QColor& colour, double width, Dash dash);

void paintMarker(QPainter& painter, const QPointF& centre, Marker marker, const QColor& colour, const Style& style,
                 bool hollow = false);
/// Draws the cross that marks an invalid value, as in charts. A halo makes it visible on any colour.
void paintInvalidCross(QPainter& painter, const QPointF& centre, const Style& style);
/// Marks a cell as invalid: draws a red ring along its edge, and a cross in its upper right corner. `text` is the
/// rectangle of the cell's text. If it is empty, the cross is in the middle; if the cross would cover it, the cross is
/// omitted.
void paintInvalidCell(QPainter& painter, const QRectF& cell, const QRectF& text, const Style& style);
/// Draws the sample of a series in the middle of `box`: a short piece of its line with its marker.
void paintSwatch(QPainter& painter, const QRectF& box, const SeriesMark& mark, const Style& style);

}  // namespace greyscope::widgets
