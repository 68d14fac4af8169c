#pragma once

#include <QColor>
#include <QPainter>
#include <QPolygonF>

#include "widgets/common/theme/style.h"
#include "widgets/plot/axis_map.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {

/// The outline of a ribbon in pixels, clipped at the ends of the axes; of points in the same pixel column, the highest
/// and the lowest value.
[[nodiscard]] QPolygonF ribbonOutline(const Ribbon& ribbon, const PlotFrame& frame);
void drawRibbons(QPainter& painter, const PlotSpec& spec, const PlotFrame& frame, const Style& style);
/// Whether this end of the y axis has triangles for values beyond it.
[[nodiscard]] bool tellsBeyond(const PlotSpec& spec, const PlotFrame& frame, bool above);
/// Draws triangles with numbers at the upper and lower end of the axis.
void drawBeyond(QPainter& painter, const PlotSpec& spec, const PlotFrame& frame, const Style& style);
/// Draws a sample of a ribbon as in the plot, above the ribbons before it.
void paintRibbonKey(QPainter& painter, const QRectF& box, std::size_t ribbon, const Style& style);

}  // namespace greyscope::widgets
