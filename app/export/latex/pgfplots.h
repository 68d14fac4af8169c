#pragma once

#include <QByteArray>

#include "app/export/figure_export.h"
#include "core/base/error.h"
#include "widgets/figure/figure.h"

namespace greyscope::app {

/// The figure as TeX, to be \input: a chart as PGFPlots source with the axes, limits, ticks, colours, dashes and
/// markers of the PDF and its data inside, cut at the axes; anything else as a TikZ picture of the same places. Set in
/// the document's own fonts. Errors: optionOutOfRange, also where there is more to draw than TeX can hold.
[[nodiscard]] base::Expected<QByteArray> texOf(const widgets::FigureSpec& figure, const ExportOptions& options);

}  // namespace greyscope::app
