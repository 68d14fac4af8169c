#pragma once

#include <QPointF>

#include <optional>

#include "widgets/plot/axis_map.h"
#include "widgets/plot/cursor_painter.h"

namespace greyscope::widgets {

/// A point that the user is dragging. `seen` is the visible range at the start; the axes keep it during the drag.
struct PointDrag {
    PlotCursor point;
    PlotZoom seen;
    bool zoomed = false;  ///< whether `seen` was a zoomed range
};

/// Returns the point of a movable curve that can be dragged from this position in pixels; nullopt if there is none.
[[nodiscard]] std::optional<PlotCursor> movableNear(const PlotSpec& spec, const PlotFrame& frame, const QPointF& place);

/// Returns the y value at a vertical pixel position, rounded to the digits that pixels can distinguish.
[[nodiscard]] double valueAt(const PlotFrame& frame, double height);

/// Returns the new value of a movable point if an arrow key moves it by `steps` units of the last digit that pixels can
/// distinguish. nullopt for a point that cannot be moved.
[[nodiscard]] std::optional<double> nudged(const PlotSpec& spec, const PlotFrame& frame, const PlotCursor& point,
                                           int steps);

}  // namespace greyscope::widgets
