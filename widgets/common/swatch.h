#pragma once

#include <QColor>
#include <QPainter>
#include <QPointF>
#include <QRectF>

#include "widgets/common/style.h"
#include "widgets/present/plot_spec.h"

namespace greyscope::widgets {

/// The colour that a mark's meaning has in a theme.
[[nodiscard]] QColor inkColour(const Ink& ink, const Theme& theme);

/// How a series looks beside its name.
struct SeriesMark {
    Ink ink;
    Marker marker = Marker::none;
    Dash dash = Dash::solid;
    bool hollow = false;
};

void paintMarker(QPainter& painter, const QPointF& centre, Marker marker, const QColor& colour, const Style& style,
                 bool hollow = false);
/// A short piece of the series' line with its marker in the middle of `box`.
void paintSwatch(QPainter& painter, const QRectF& box, const SeriesMark& mark, const Style& style);

}  // namespace greyscope::widgets
