#pragma once

#include <QPointF>

#include <optional>

#include "widgets/plot/axis_map.h"
#include "widgets/plot/cursor_painter.h"

namespace greyscope::widgets {

/// A point that is being dragged, and the visible range at the start of the drag: the axes do not change meanwhile.
struct PointDrag {
    PlotCursor point;
    PlotZoom seen;
    bool zoomed = false;  ///< whether that range was zoomed
};

/// The point of a movable curve that can be dragged from this position.
[[nodiscard]] std::optional<PlotCursor> movableNear(const PlotSpec& spec, const PlotFrame& frame, const QPointF& place);

/// The value at a vertical pixel, with as many digits as pixels can distinguish.
[[nodiscard]] double valueAt(const PlotFrame& frame, double height);

/// The value of a movable point moved by `steps` units of its last such digit; nullopt for other points.
[[nodiscard]] std::optional<double> nudged(const PlotSpec& spec, const PlotFrame& frame, const PlotCursor& point,
                                           int steps);

}  // namespace greyscope::widgets
