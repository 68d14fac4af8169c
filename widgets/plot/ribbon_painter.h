#pragma once

#include <QColor>
#include <QPainter>
#include <QPolygonF>

#include "widgets/common/theme/style.h"
#include "widgets/plot/axis_map.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {

/// The outline of a ribbon in pixels, cut at the axes' ends: of points that share a pixel the highest and the lowest.
[[nodiscard]] QPolygonF ribbonOutline(const Ribbon& ribbon, const PlotFrame& frame);
void drawRibbons(QPainter& painter, const PlotSpec& spec, const PlotFrame& frame, const Style& style);
/// Whether values that the axis does not reach are told at this end of it.
[[nodiscard]] bool tellsBeyond(const PlotSpec& spec, const PlotFrame& frame, bool above);
/// Triangles with numbers at the upper and lower end of the axis.
void drawBeyond(QPainter& painter, const PlotSpec& spec, const PlotFrame& frame, const Style& style);
/// A piece of a ribbon as it looks in the plot, where those before it lie below it.
void paintRibbonKey(QPainter& painter, const QRectF& box, std::size_t ribbon, const Style& style);

}  // namespace greyscope::widgets
