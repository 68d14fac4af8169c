#pragma once

#include <QPointF>

#include <optional>

#include "widgets/plot/axis_map.h"
#include "widgets/plot/cursor_painter.h"

namespace greyscope::widgets {

/// A point that the mouse holds, and what was seen of the chart when it took it: the axes stay as they are meanwhile.
struct PointDrag {
    PlotCursor point;
    PlotZoom seen;
    bool zoomed = false;  ///< they were not the chart's own
};

/// The point of a movable curve that can be taken from here.
[[nodiscard]] std::optional<PlotCursor> movableNear(const PlotSpec& spec, const PlotFrame& frame, const QPointF& place);

/// A value at a height, with as many digits as pixels tell apart.
[[nodiscard]] double valueAt(const PlotFrame& frame, double height);

/// The value of a movable point so many of these digits up or down; none of another point.
[[nodiscard]] std::optional<double> nudged(const PlotSpec& spec, const PlotFrame& frame, const PlotCursor& point,
                                           int steps);

}  // namespace greyscope::widgets
