#pragma once

#include <QPainter>
#include <QRectF>

#include "widgets/common/paper_height.h"
#include "widgets/common/theme/style.h"
#include "widgets/present/spec/tree_spec.h"

namespace greyscope::widgets {

/// Draws a tree as an outline, for narrow paper: a row for each node, indented by depth; beside each leaf the strip
/// with its measured values.
void paintOutline(QPainter& painter, const QRectF& area, const TreeSpec& spec, const Style& style);

/// Returns the height in pixels that the rows of the outline need.
[[nodiscard]] double outlineHeight(const TreeSpec& spec, double width, const Style& style);

}  // namespace greyscope::widgets
