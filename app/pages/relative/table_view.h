#pragma once

#include "widgets/figure/figure_view.h"
#include "widgets/matrix/matrix_view.h"

namespace greyscope::app {

/// A table among the views of the Relative page, which is no figure while it has no rows. `name` is the widget's,
/// `figure` the stable name of the figure, `title` stands while there is nothing to show.
[[nodiscard]] widgets::FigureView* tableView(widgets::MatrixView* matrix, const QString& name, const char* figure,
                                             const QString& title);

}  // namespace greyscope::app
