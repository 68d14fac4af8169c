#pragma once

#include <QByteArray>

#include "app/export/figure_export.h"
#include "core/base/error.h"
#include "widgets/figure/figure.h"

namespace greyscope::app {

/// The figure's numbers as a table for TeX's booktabs, as wide as the figure at the most. Where they need more, columns
/// move together, text becomes smaller, words are broken, digits go, headings or the whole table are turned, and at
/// last the columns stand in several tables below each other; a comment says what was done. Errors: optionOutOfRange,
/// also for more rows than a page has.
[[nodiscard]] base::Expected<QByteArray> booktabsOf(const widgets::FigureSpec& figure, const ExportOptions& options);

}  // namespace greyscope::app
