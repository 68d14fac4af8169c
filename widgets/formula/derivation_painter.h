#pragma once

#include <QPainter>
#include <QRectF>

#include "widgets/common/paper_height.h"
#include "widgets/common/theme/style.h"
#include "widgets/formula/derivation_geometry.h"

namespace greyscope::widgets {

/// The emphasised items on screen, by index in the geometry; -1 for none.
struct DerivationMarks {
    int lit = -1;
    int cursor = -1;
    derivation::LineRef chosen;
    std::vector<derivation::LineRef> changed = {};  ///< lines whose numbers have just changed
};

/// Draws a field of an exercise: its letter, and the number that was found.
void paintField(QPainter& painter, const DerivationField& field, const Style& style, const QColor& edge,
                const QColor& ground);

/// Draws the visible part.
void paintDerivation(QPainter& painter, const DerivationGeometry& geometry, const Style& style,
                     const DerivationMarks& marks);

/// Draws a derivation on paper, with its title.
void paintDerivation(QPainter& painter, const QRectF& area, const DerivationSpec& spec, const Style& style);
[[nodiscard]] PaperHeight paperHeight(const DerivationSpec& spec, const PaperRoom& room, const Style& style);

}  // namespace greyscope::widgets
