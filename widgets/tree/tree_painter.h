#pragma once

#include <QColor>
#include <QPainter>
#include <QRectF>

#include "widgets/common/style.h"
#include "widgets/present/tree_spec.h"
#include "widgets/tree/tree_geometry.h"

namespace greyscope::widgets {

/// What is emphasised while a tree is shown on screen.
struct TreeMarks {
    TargetSet lit;
    int cursor = -1;   ///< the keyboard's node, an index into TreeSpec::nodes
    int hovered = -1;  ///< the pointer's
};

/// Colour of a ratio on the tree's scale: brown below 1, blue above it.
[[nodiscard]] QColor ratioColour(const TreeSpec& spec, double ratio, const Theme& theme);

/// The whole tree; one that does not fit at its least readable size is drawn smaller as a whole.
void paintTree(QPainter& painter, const QRectF& area, const TreeSpec& spec, const Style& style);
void paintTree(QPainter& painter, const TreeGeometry& geometry, const TreeSpec& spec, const Style& style,
               const TreeMarks& marks);

}  // namespace greyscope::widgets
