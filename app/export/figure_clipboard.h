#pragma once

#include <QMimeData>

#include <memory>

#include "app/export/figure_export.h"
#include "widgets/figure/figure.h"

namespace greyscope::app {

/// A figure for the clipboard: PDF and SVG, a picture, and its numbers with tabulators between them; a program takes
/// what it can use.
[[nodiscard]] std::unique_ptr<QMimeData> figureMime(const widgets::FigureSpec& figure, const ExportOptions& options);

/// Puts it there.
void copyFigure(const widgets::FigureSpec& figure, const ExportOptions& options);

}  // namespace greyscope::app
