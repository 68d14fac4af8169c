#pragma once

#include <QPainter>

#include "widgets/timeline/timeline_geometry.h"

namespace greyscope::widgets {

struct TimelineMarks {
    TargetSet lit;
    TargetSet chosen;
    int cursor = -1;
};

void paintTimeline(QPainter& painter, const QRectF& area, const TimelineSpec& spec, const Style& style);
void paintTimeline(QPainter& painter, const TimelineGeometry& geometry, const TimelineSpec& spec, const Style& style,
                   const TimelineMarks& marks);

}  // namespace greyscope::widgets
