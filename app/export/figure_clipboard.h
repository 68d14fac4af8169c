#pragma once

#include <QMimeData>

#include <memory>

#include "app/export/figure_export.h"
#include "widgets/figure/figure.h"

namespace greyscope::app {

/// Returns the contents of the clipboard for a figure: PDF, SVG, a picture, and its numbers separated by tabs. The
/// receiving program takes the format that it can use.
[[nodiscard]] std::unique_ptr<QMimeData> figureMime(const widgets::FigureSpec& figure, const ExportOptions& options);

/// Copies a figure to the clipboard.
void copyFigure(const widgets::FigureSpec& figure, const ExportOptions& options);

}  // namespace greyscope::app
