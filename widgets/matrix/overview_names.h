#pragma once

#include "widgets/matrix/overview_painter.h"

namespace greyscope::widgets {

/// Draws the row and column names of an overview with columns. All row names are drawn if there is room; otherwise
/// those of marked or highlighted rows. Column names are drawn in one line, in two lines if one is too short, or only
/// every n-th.
void paintOverviewNames(QPainter& painter, const OverviewGeometry& geometry, const OverviewSpec& spec,
                        const Style& style, const OverviewMarks& marks);

/// Draws the texts around the lens: which rows and columns it shows, the row names beside its cells, and the column
/// names above. If the column names do not fit, only that of the column under the pointer is drawn.
void paintLensNames(QPainter& painter, const OverviewGeometry& geometry, const OverviewSpec& spec, const Style& style,
                    const Mark& pointed);

}  // namespace greyscope::widgets
