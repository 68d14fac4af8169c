#pragma once

#include "widgets/matrix/overview_painter.h"

namespace greyscope::widgets {

/// Beside the cells of a table with columns of its own: names of rows where they find room, else of those that are
/// marked or lit; below them names of columns, in two lines where one is too short, else of every so many.
void paintOverviewNames(QPainter& painter, const OverviewGeometry& geometry, const OverviewSpec& spec,
                        const Style& style, const OverviewMarks& marks);

/// Round the lens: which rows and columns it shows, names of rows beside their cells, and above its columns their names
/// where they find room, else that of the one that is pointed at.
void paintLensNames(QPainter& painter, const OverviewGeometry& geometry, const OverviewSpec& spec, const Style& style,
                    const Mark& pointed);

}  // namespace greyscope::widgets
