#pragma once

#include "widgets/matrix/overview_painter.h"

namespace greyscope::widgets {

/// Draws the names beside the cells of an overview with columns. All row names are drawn if there is room, otherwise
/// those of marked or lit rows. Column names are drawn in one line, or in two if one is too short, or only every n-th.
void paintOverviewNames(QPainter& painter, const OverviewGeometry& geometry, const OverviewSpec& spec,
                        const Style& style, const OverviewMarks& marks);

/// Draws the names around the lens: the range of its rows and columns, the row names beside the cells, and the column
/// names above. If these do not fit, only that of the pointed column is drawn.
void paintLensNames(QPainter& painter, const OverviewGeometry& geometry, const OverviewSpec& spec, const Style& style,
                    const Mark& pointed);

}  // namespace greyscope::widgets
