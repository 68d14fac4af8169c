#pragma once

#include "widgets/figure/figure_view.h"
#include "widgets/matrix/matrix_view.h"

namespace greyscope::app {

/// Returns a view of the Relative page that shows a table. `name` is the object name of the widget, and `figure` the
/// name of the figure. While the table has no rows, `title` is shown, and the view is not a figure.
[[nodiscard]] widgets::FigureView* tableView(widgets::MatrixView* matrix, const QString& name, const char* figure,
                                             const QString& title);

}  // namespace greyscope::app
