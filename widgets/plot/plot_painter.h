#pragma once

#include <QPainter>
#include <QRectF>

#include "widgets/common/paper_height.h"
#include "widgets/common/theme/style.h"
#include "widgets/present/spec/plot_spec.h"
#include "widgets/present/words/left_out.h"

namespace greyscope::widgets {

/// Draws a chart into `area` with any painter. The picture is that of PlotView, at the scale of the style; in vector
/// files it consists of vectors. Needs a QApplication, but no window.
void paintPlot(QPainter& painter, const QRectF& area, const PlotSpec& spec, const Style& style);

/// Returns the names of curves that do not fit in a printed chart of this size.
[[nodiscard]] Unprinted leftOut(const PlotSpec& spec, const QSizeF& size, const Style& style);

/// Returns the height of a chart on paper. The usual height is a little smaller than the width; `least` has room for
/// the axes and a few ticks.
[[nodiscard]] PaperHeight paperHeight(const PlotSpec& spec, const PaperRoom& room, const Style& style);

}  // namespace greyscope::widgets
