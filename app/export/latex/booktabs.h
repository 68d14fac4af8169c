#pragma once

#include <QByteArray>

#include "app/export/figure_export.h"
#include "core/base/error.h"
#include "widgets/figure/figure.h"

namespace greyscope::app {

/// Returns the numbers of a figure as a TeX table with booktabs, at most as wide as the figure. If the table is too
/// wide, these steps follow: less space between columns, smaller text, hyphenation, fewer digits, rotated headings, a
/// rotated table, and finally several tables below each other. A comment lists the steps taken. Errors:
/// optionOutOfRange, also if a page cannot hold all rows.
[[nodiscard]] base::Expected<QByteArray> booktabsOf(const widgets::FigureSpec& figure, const ExportOptions& options);

}  // namespace greyscope::app
