#pragma once

#include <QPainter>
#include <QRectF>

#include <vector>

#include "widgets/common/theme/style.h"
#include "widgets/plot/axis_map.h"
#include "widgets/present/spec/plot_spec.h"

// Bars, the boxes of box plots, and filled shapes. QCPBars has one base for all bars and no light boxes, and in a
// vector file its bars would extend beyond the axes, so they are painted here.

namespace greyscope::widgets {

/// Returns whether any curve of the chart has bars.
[[nodiscard]] bool hasBars(const PlotSpec& spec);
/// Returns the rectangle of a point's bar in pixels, clipped at the ends of the axes. It is null if the curve has no
/// bars or the bar is out of view. The bar of a value outside the axis ends at the edge of the plot area.
[[nodiscard]] QRectF barOf(const Curve& curve, std::size_t point, const PlotFrame& frame);
/// Draws the areas and the bars of a chart, with the values of the bars at their feet where there is room.
void drawBars(QPainter& painter, const PlotSpec& spec, const PlotFrame& frame, const Style& style);
/// Draws the outline of the bars of a highlighted curve.
void drawLitBars(QPainter& painter, const Curve& curve, const PlotFrame& frame, const Style& style);

}  // namespace greyscope::widgets
