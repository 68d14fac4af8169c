#pragma once

#include <QColor>
#include <QPainter>
#include <QRectF>

#include "widgets/common/paper_height.h"
#include "widgets/common/theme/style.h"
#include "widgets/present/spec/tree_spec.h"
#include "widgets/tree/tree_geometry.h"

namespace greyscope::widgets {

/// What is emphasised while a tree is shown on screen.
struct TreeMarks {
    TargetSet lit;
    int cursor = -1;   ///< the keyboard's node, an index into TreeSpec::nodes
    int hovered = -1;  ///< the pointer's
};

/// Colour of a value on the tree's scale: of ratios brown below 1, blue above it.
[[nodiscard]] QColor ratioColour(const TreeSpec& spec, double ratio, const Theme& theme);

/// The whole tree. On paper its rows stand below each other where it is too narrow for boxes beside each other, and the
/// deepest subtrees fold into one row each where the rows are too many.
void paintTree(QPainter& painter, const QRectF& area, const TreeSpec& spec, const Style& style);
[[nodiscard]] PaperHeight paperHeight(const TreeSpec& spec, const PaperRoom& room, const Style& style);
void paintTree(QPainter& painter, const TreeGeometry& geometry, const TreeSpec& spec, const Style& style,
               const TreeMarks& marks);

}  // namespace greyscope::widgets
