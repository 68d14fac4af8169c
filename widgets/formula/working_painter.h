#pragma once

#include <QPainter>
#include <QRectF>

#include "widgets/common/paper_height.h"
#include "widgets/common/theme/style.h"
#include "widgets/formula/working_geometry.h"

namespace greyscope::widgets {

/// What stands out on the screen: things by their place in the geometry, -1 for none.
struct WorkingMarks {
    int lit = -1;
    int cursor = -1;
    working::LineRef chosen;
    std::vector<working::LineRef> changed = {};  ///< a moment ago
};

/// A field of an exercise: its letter, and what was found.
void paintField(QPainter& painter, const WorkingField& field, const Style& style, const QColor& edge,
                const QColor& ground);

/// As far as it is in sight.
void paintWorking(QPainter& painter, const WorkingGeometry& geometry, const Style& style, const WorkingMarks& marks);

/// On paper, with its title.
void paintWorking(QPainter& painter, const QRectF& area, const WorkingSpec& spec, const Style& style);
[[nodiscard]] PaperHeight paperHeight(const WorkingSpec& spec, const PaperRoom& room, const Style& style);

}  // namespace greyscope::widgets
