#pragma once

#include <QPainter>

#include <optional>

#include "widgets/plot/frame_painter.h"

namespace greyscope::widgets {

/// The point of a curve at the pointer or at the keyboard cursor.
struct PlotCursor {
    std::size_t curve = 0;
    std::size_t point = 0;
    bool operator==(const PlotCursor&) const = default;
};

/// The cursor for a point of a curve; nullopt if the curve has no such point.
[[nodiscard]] std::optional<PlotCursor> pointOf(const PlotSpec& spec, int curve, int point);
/// The number of points of the longest curve.
[[nodiscard]] int mostPoints(const PlotSpec& spec);
/// The position of a point in pixels; nullopt if it is outside the axes.
[[nodiscard]] std::optional<QPointF> placeOf(const PlotSpec& spec, const PlotFrame& frame, const PlotCursor& cursor);
/// The text of the cursor: that of the curve for the point, or the curve's name and values.
[[nodiscard]] QString cursorText(const PlotSpec& spec, const PlotCursor& cursor);
/// A description of all curves for screen readers; only of the first ones if there are very many.
[[nodiscard]] QString describedCurves(const PlotSpec& spec);
/// Draws a dashed line at the point's level, a ring around the point, and a box with its text.
void drawCursor(QPainter& painter, const PlotSpec& spec, const PlotLayout& layout, const Style& style,
                const PlotCursor& cursor);

/// The drawn point nearest to a position: first the level nearest in x among all curves, then the nearest curve in y at
/// that level.
[[nodiscard]] std::optional<PlotCursor> snap(const PlotSpec& spec, const PlotFrame& frame, const QPointF& place);
/// The curve whose line or markers pass within `reach` pixels of a position; -1 if there is none.
[[nodiscard]] int curveNear(const PlotSpec& spec, const PlotFrame& frame, const QPointF& place, double reach);

/// The point to which an arrow key moves the cursor: along the curve, or to the next curve up or down at about the same
/// level.
[[nodiscard]] std::optional<PlotCursor> step(const PlotSpec& spec, const PlotFrame& frame,
                                             std::optional<PlotCursor> from, int along, int across);

}  // namespace greyscope::widgets
