#pragma once

#include <QPainter>

#include <optional>

#include "widgets/plot/frame_painter.h"

namespace greyscope::widgets {

/// The point of a chart at which the cursor is, given by the indices of curve and point. The pointer or the arrow keys
/// move the cursor.
struct PlotCursor {
    std::size_t curve = 0;
    std::size_t point = 0;
    bool operator==(const PlotCursor&) const = default;
};

/// Returns the cursor for a point of a curve, given by its indices; nullopt if there is no such point.
[[nodiscard]] std::optional<PlotCursor> pointOf(const PlotSpec& spec, int curve, int point);
/// Returns the number of points of the longest curve.
[[nodiscard]] int mostPoints(const PlotSpec& spec);
/// Returns the position in pixels of the point at the cursor; nullopt if the point is outside the visible range.
[[nodiscard]] std::optional<QPointF> placeOf(const PlotSpec& spec, const PlotFrame& frame, const PlotCursor& cursor);
/// Returns the text in the box beside the cursor: Curve::pointTexts if there is one for the point, otherwise the name
/// of the curve and the values of the point.
[[nodiscard]] QString cursorText(const PlotSpec& spec, const PlotCursor& cursor);
/// Returns a description of all curves and their values for screen readers. If there are very many, only the first ones
/// are described and the others are counted.
[[nodiscard]] QString describedCurves(const PlotSpec& spec);
/// Draws the cursor: a dashed line at the x of the point, a ring around the point, and a box with its text.
void drawCursor(QPainter& painter, const PlotSpec& spec, const PlotLayout& layout, const Style& style,
                const PlotCursor& cursor);

/// Returns the drawn point that is nearest to a position in pixels: first the x nearest to the position among all
/// curves, then the curve whose y there is nearest. nullopt if no point is visible.
[[nodiscard]] std::optional<PlotCursor> snap(const PlotSpec& spec, const PlotFrame& frame, const QPointF& place);
/// Returns the index of the curve whose line or markers pass within `reach` pixels of a position; -1 if there is none.
[[nodiscard]] int curveNear(const PlotSpec& spec, const PlotFrame& frame, const QPointF& place, double reach);

/// Returns the point to which an arrow key moves the cursor `from`. `along`: 1 or -1 moves to the next or previous
/// point of the curve. `across`: 1 or -1 moves to the next curve below or above at about the same x. Without a cursor,
/// the result is the first visible point.
[[nodiscard]] std::optional<PlotCursor> step(const PlotSpec& spec, const PlotFrame& frame,
                                             std::optional<PlotCursor> from, int along, int across);

}  // namespace greyscope::widgets
