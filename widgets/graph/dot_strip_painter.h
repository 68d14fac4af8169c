#pragma once

#include <QPainter>
#include <QRectF>

#include "widgets/common/theme/style.h"
#include "widgets/graph/dot_strip_geometry.h"
#include "widgets/present/spec/dot_strip_spec.h"

namespace greyscope::widgets {

struct DotStripMarks {
    TargetSet lit;
    TargetSet chosen;
    int cursor = -1;
};

/// Draws a strip table in an area. On paper, rows that do not fit are left out and counted in a last line.
void paintDotStrips(QPainter& painter, const QRectF& area, const DotStripSpec& spec, const Style& style);
void paintDotStrips(QPainter& painter, const DotStripGeometry& geometry, const DotStripSpec& spec, const Style& style,
                    const DotStripMarks& marks);

}  // namespace greyscope::widgets
