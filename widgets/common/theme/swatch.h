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

/// The colour of an ink in a theme.
[[nodiscard]] QColor inkColour(const Ink& ink, const Theme& theme);

/// The appearance of a series beside its name.
struct SeriesMark {
    Ink ink;
    Marker marker = Marker::none;
    Dash dash = Dash::solid;
    bool hollow = false;
    bool line = true;  ///< false: only the marker
};

/// The outline of a marker around the origin. `size` is the diameter of the circle; the other shapes appear about as
/// large.
[[nodiscard]] QPainterPath markerPath(Marker marker, double size);
/// Whether a marker consists of strokes only, with nothing to fill.
[[nodiscard]] bool isStroked(Marker marker);
[[nodiscard]] QPen linePen(const QColor& colour, double width, Dash dash);

void paintMarker(QPainter& painter, const QPointF& centre, Marker marker, const QColor& colour, const Style& style,
                 bool hollow = false);
/// Draws the cross of an invalid value as charts do, with a halo so that it is visible on any colour.
void paintInvalidCross(QPainter& painter, const QPointF& centre, const Style& style);
/// Marks a cell as invalid: a red ring along its edge, and the cross in its upper right corner unless it would cover
/// `text`, the rectangle of the cell's text.
void paintInvalidCell(QPainter& painter, const QRectF& cell, const QRectF& text, const Style& style);
/// Draws a short piece of the series' line with its marker in the middle of `box`.
void paintSwatch(QPainter& painter, const QRectF& box, const SeriesMark& mark, const Style& style);

}  // namespace greyscope::widgets
