#pragma once

#include <QPainter>
#include <QRectF>

#include "widgets/common/paper_height.h"
#include "widgets/common/theme/style.h"
#include "widgets/formula/derivation_geometry.h"

namespace greyscope::widgets {

/// The items that the screen emphasises. `lit` (under the pointer or highlighted) and `cursor` are indices into the
/// geometry, -1 for none.
struct DerivationMarks {
    int lit = -1;
    int cursor = -1;
    derivation::LineRef chosen;
    std::vector<derivation::LineRef> changed = {};  ///< lines whose numbers have just changed and flash
};

/// Draws the field of an exercise with its letter and, once the number is known, the number. `edge` and `ground` are
/// its colours.
void paintField(QPainter& painter, const DerivationField& field, const Style& style, const QColor& edge,
                const QColor& ground);

/// Draws the visible part of a derivation that is already laid out, for the screen.
void paintDerivation(QPainter& painter, const DerivationGeometry& geometry, const Style& style,
                     const DerivationMarks& marks);

/// Lays out and draws a whole derivation with its title in an area, for paper.
void paintDerivation(QPainter& painter, const QRectF& area, const DerivationSpec& spec, const Style& style);
[[nodiscard]] PaperHeight paperHeight(const DerivationSpec& spec, const PaperRoom& room, const Style& style);

}  // namespace greyscope::widgets
