#pragma once

#include <QPainter>

#include "widgets/lanes/lane_geometry.h"

namespace greyscope::widgets {

struct LaneMarks {
    TargetSet lit;
    TargetSet chosen;
    int cursor = -1;
};

void paintLanes(QPainter& painter, const QRectF& area, const LaneSpec& spec, const Style& style);
void paintLanes(QPainter& painter, const LaneGeometry& geometry, const LaneSpec& spec, const Style& style,
                const LaneMarks& marks);

}  // namespace greyscope::widgets
