#pragma once

#include <QByteArray>

#include "app/export/figure_export.h"
#include "core/base/error.h"
#include "widgets/figure/figure.h"

namespace greyscope::app {

/// Returns the figure as TeX code for \input. A chart becomes PGFPlots code with the axes, limits, ticks, colours,
/// dashes and markers of the PDF and with its data, cut at the axes; any other figure becomes a TikZ picture with the
/// same positions. Uses the document's own fonts. Errors: optionOutOfRange, also if the figure has more elements than
/// TeX can hold.
[[nodiscard]] base::Expected<QByteArray> texOf(const widgets::FigureSpec& figure, const ExportOptions& options);

}  // namespace greyscope::app
