#pragma once

#include <QPainter>
#include <QRectF>

#include "widgets/common/theme/style.h"
#include "widgets/graph/strip_geometry.h"
#include "widgets/present/spec/strip_spec.h"

namespace greyscope::widgets {

struct StripMarks {
    TargetSet lit;
    TargetSet chosen;
    int cursor = -1;
};

/// The whole table; on paper, of rows that do not fit their number.
void paintStrips(QPainter& painter, const QRectF& area, const StripSpec& spec, const Style& style);
void paintStrips(QPainter& painter, const StripGeometry& geometry, const StripSpec& spec, const Style& style,
                 const StripMarks& marks);

}  // namespace greyscope::widgets
