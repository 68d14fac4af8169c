#pragma once

#include <QPointF>
#include <QString>

#include <cstddef>

#include "widgets/plot/frame_layout.h"

namespace greyscope::app {

class TikzDevice;

/// The TeX code of an axis environment of PGFPlots, and the number of points of its curves.
struct PgfAxis {
    QString tex;
    std::size_t points = 0;
};

/// Returns the TeX code of a chart's axes at `corner`, and of its curves, cut at the axes. Limits, ticks, colours,
/// dashes and markers are those of `layout` and `style`.
[[nodiscard]] PgfAxis pgfAxis(TikzDevice& device, const widgets::PlotSpec& spec, const widgets::PlotLayout& layout,
                              const widgets::Style& style, const QPointF& corner);

}  // namespace greyscope::app
