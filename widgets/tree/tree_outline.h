#pragma once

#include <QPainter>
#include <QRectF>

#include "widgets/common/paper_height.h"
#include "widgets/common/theme/style.h"
#include "widgets/present/spec/tree_spec.h"

namespace greyscope::widgets {

/// A tree for narrow paper: a row for every node, the further in the deeper it lies, with the strips beside the leaves.
void paintOutline(QPainter& painter, const QRectF& area, const TreeSpec& spec, const Style& style);

/// Of `tallest` as much as it needs with all its rows.
[[nodiscard]] double outlineHeight(const TreeSpec& spec, double width, const Style& style);

}  // namespace greyscope::widgets
