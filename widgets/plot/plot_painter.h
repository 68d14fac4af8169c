#pragma once

#include <QPainter>
#include <QRectF>

#include "widgets/common/paper_height.h"
#include "widgets/common/theme/style.h"
#include "widgets/present/spec/plot_spec.h"
#include "widgets/present/words/left_out.h"

namespace greyscope::widgets {

/// Draws a chart into `area` of any painter: the same picture as PlotView's, at the style's scale. Vector output stays
/// vector. Needs a QApplication, but no window.
void paintPlot(QPainter& painter, const QRectF& area, const PlotSpec& spec, const Style& style);

/// The names of curves that do not fit in a chart of this size.
[[nodiscard]] Unprinted leftOut(const PlotSpec& spec, const QSizeF& size, const Style& style);

/// Usually a little lower than wide; `least` has room for the axes and a few ticks.
[[nodiscard]] PaperHeight paperHeight(const PlotSpec& spec, const PaperRoom& room, const Style& style);

}  // namespace greyscope::widgets
