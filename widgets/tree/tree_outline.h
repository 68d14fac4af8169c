#pragma once

#include <QPainter>
#include <QRectF>

#include "widgets/common/paper_height.h"
#include "widgets/common/theme/style.h"
#include "widgets/present/spec/tree_spec.h"

namespace greyscope::widgets {

/// Draws a tree on narrow paper: a row for every node, indented by depth, with the strips beside the leaves.
void paintOutline(QPainter& painter, const QRectF& area, const TreeSpec& spec, const Style& style);

/// The height needed for all rows.
[[nodiscard]] double outlineHeight(const TreeSpec& spec, double width, const Style& style);

}  // namespace greyscope::widgets
