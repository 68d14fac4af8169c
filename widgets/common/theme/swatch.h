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

/// The colour that a mark's meaning has in a theme.
[[nodiscard]] QColor inkColour(const Ink& ink, const Theme& theme);

/// How a series looks beside its name.
struct SeriesMark {
    Ink ink;
    Marker marker = Marker::none;
    Dash dash = Dash::solid;
    bool hollow = false;
    bool line = true;  ///< false: the marker alone
};

/// Outline of a marker round the origin; `size` is the circle's diameter, the other shapes look about as large.
[[nodiscard]] QPainterPath markerPath(Marker marker, double size);
/// Whether a marker is a stroke alone, with nothing to fill.
[[nodiscard]] bool isStroked(Marker marker);
[[nodiscard]] QPen linePen(const QColor& colour, double width, Dash dash);

void paintMarker(QPainter& painter, const QPointF& centre, Marker marker, const QColor& colour, const Style& style,
                 bool hollow = false);
/// Marks a value as invalid as a chart does: its cross, with a halo so that it shows on any colour.
void paintInvalidCross(QPainter& painter, const QPointF& centre, const Style& style);
/// Marks a cell as invalid: a red ring along its edge, and the cross in its upper right corner where `text`, the part
/// that its text covers, leaves room.
void paintInvalidCell(QPainter& painter, const QRectF& cell, const QRectF& text, const Style& style);
/// A short piece of the series' line with its marker in the middle of `box`.
void paintSwatch(QPainter& painter, const QRectF& box, const SeriesMark& mark, const Style& style);

}  // namespace greyscope::widgets
