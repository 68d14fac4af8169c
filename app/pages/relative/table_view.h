#pragma once

#include "widgets/figure/figure_view.h"
#include "widgets/matrix/matrix_view.h"

namespace greyscope::app {

/// Returns a table as a view of the Relative page; without rows it is not a figure. `name` is the widget's name,
/// `figure` the stable name of the figure, and `title` is shown while the table is empty.
[[nodiscard]] widgets::FigureView* tableView(widgets::MatrixView* matrix, const QString& name, const char* figure,
                                             const QString& title);

}  // namespace greyscope::app
