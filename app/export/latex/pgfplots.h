#pragma once

#include <QByteArray>

#include "app/export/figure_export.h"
#include "core/base/error.h"
#include "widgets/figure/figure.h"

namespace greyscope::app {

/// Returns a figure as TeX code for \input. A chart becomes PGFPlots code with its data, cut at the axes; axes, limits,
/// ticks, colours, dashes and markers are those of the PDF. Any other figure becomes a TikZ picture with the same
/// positions. The code uses the document's own fonts. Errors: optionOutOfRange, also if the figure has more elements
/// than TeX can hold.
[[nodiscard]] base::Expected<QByteArray> texOf(const widgets::FigureSpec& figure, const ExportOptions& options);

}  // namespace greyscope::app
