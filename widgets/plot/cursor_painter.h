#pragma once

#include <QPainter>

#include <optional>

#include "widgets/plot/frame_painter.h"

namespace greyscope::widgets {

/// The point of a curve that the pointer or the arrow keys are on.
struct PlotCursor {
    std::size_t curve = 0;
    std::size_t point = 0;
    bool operator==(const PlotCursor&) const = default;
};

/// This point of this curve; none where the curve ends before.
[[nodiscard]] std::optional<PlotCursor> pointOf(const PlotSpec& spec, int curve, int point);
/// Points of the longest curve.
[[nodiscard]] int mostPoints(const PlotSpec& spec);
/// Where the point is drawn; none where the axes do not reach it.
[[nodiscard]] std::optional<QPointF> placeOf(const PlotSpec& spec, const PlotFrame& frame, const PlotCursor& cursor);
/// What the cursor says: the curve's own text for the point, or its name and values.
[[nodiscard]] QString cursorText(const PlotSpec& spec, const PlotCursor& cursor);
/// All curves in words, for who cannot see them; of very many the first.
[[nodiscard]] QString describedCurves(const PlotSpec& spec);
/// A dashed line at the point's level, a ring round the point, and a box with its text.
void drawCursor(QPainter& painter, const PlotSpec& spec, const PlotLayout& layout, const Style& style,
                const PlotCursor& cursor);

/// The drawn point nearest to a place: first the level nearest in x among all curves, then the curve nearest in y
/// there.
[[nodiscard]] std::optional<PlotCursor> snap(const PlotSpec& spec, const PlotFrame& frame, const QPointF& place);
/// The curve whose line or markers pass within `reach` pixels of a place, or -1.
[[nodiscard]] int curveNear(const PlotSpec& spec, const PlotFrame& frame, const QPointF& place, double reach);

/// Where an arrow key takes the cursor: along the curve, or to the next curve up or down at about this level.
[[nodiscard]] std::optional<PlotCursor> step(const PlotSpec& spec, const PlotFrame& frame,
                                             std::optional<PlotCursor> from, int along, int across);

}  // namespace greyscope::widgets
