#pragma once

#include <QColor>
#include <QPainter>
#include <QPolygonF>

#include "widgets/common/theme/style.h"
#include "widgets/plot/axis_map.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {

/// Returns the outline of a ribbon in pixels, clipped at the ends of the axes. If several points are in the same pixel
/// column, it contains their highest and lowest values.
[[nodiscard]] QPolygonF ribbonOutline(const Ribbon& ribbon, const PlotFrame& frame);
void drawRibbons(QPainter& painter, const PlotSpec& spec, const PlotFrame& frame, const Style& style);
/// Returns whether the upper end (`above`) or the lower end of the y axis has triangles for values beyond it.
[[nodiscard]] bool tellsBeyond(const PlotSpec& spec, const PlotFrame& frame, bool above);
/// Draws, at both ends of the y axis, triangles with the numbers of those values of PlotSpec::beyond that the axis does
/// not contain.
void drawBeyond(QPainter& painter, const PlotSpec& spec, const PlotFrame& frame, const Style& style);
/// Fills `box` with the colour that the ribbon has in the plot, where it lies on top of the ribbons with a lower index.
/// The translucent colour is painted once for each of them.
void paintRibbonKey(QPainter& painter, const QRectF& box, std::size_t ribbon, const Style& style);

}  // namespace greyscope::widgets
