#pragma once

#include <QPainter>
#include <QRectF>

#include "widgets/common/paper_height.h"
#include "widgets/common/theme/style.h"
#include "widgets/formula/derivation_geometry.h"

namespace greyscope::widgets {

/// What stands out on the screen: things by their place in the geometry, -1 for none.
struct DerivationMarks {
    int lit = -1;
    int cursor = -1;
    derivation::LineRef chosen;
    std::vector<derivation::LineRef> changed = {};  ///< a moment ago
};

/// A field of an exercise: its letter, and what was found.
void paintField(QPainter& painter, const DerivationField& field, const Style& style, const QColor& edge,
                const QColor& ground);

/// As far as it is in sight.
void paintDerivation(QPainter& painter, const DerivationGeometry& geometry, const Style& style,
                     const DerivationMarks& marks);

/// On paper, with its title.
void paintDerivation(QPainter& painter, const QRectF& area, const DerivationSpec& spec, const Style& style);
[[nodiscard]] PaperHeight paperHeight(const DerivationSpec& spec, const PaperRoom& room, const Style& style);

}  // namespace greyscope::widgets
