#pragma once

#include <QColor>
#include <QPainter>
#include <QRectF>

#include "widgets/common/paper_height.h"
#include "widgets/common/theme/style.h"
#include "widgets/present/spec/tree_spec.h"
#include "widgets/tree/tree_geometry.h"

namespace greyscope::widgets {

/// The nodes of a tree that the screen emphasises.
struct TreeMarks {
    TargetSet lit;
    int cursor = -1;   ///< the node at the keyboard cursor: an index into TreeSpec::nodes
    int hovered = -1;  ///< the node under the pointer; -1: none
};

/// Returns the colour of a value on the colour scale of the tree. Ratios are brown below 1 and blue above 1.
[[nodiscard]] QColor ratioColour(const TreeSpec& spec, double ratio, const Theme& theme);

/// Draws a whole tree in an area. On paper that is too narrow for boxes side by side, the nodes are rows below each
/// other. If there are too many rows, the deepest subtrees are folded into one row each.
void paintTree(QPainter& painter, const QRectF& area, const TreeSpec& spec, const Style& style);
[[nodiscard]] PaperHeight paperHeight(const TreeSpec& spec, const PaperRoom& room, const Style& style);
void paintTree(QPainter& painter, const TreeGeometry& geometry, const TreeSpec& spec, const Style& style,
               const TreeMarks& marks);

}  // namespace greyscope::widgets
