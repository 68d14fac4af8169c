#pragma once

#include <QPointF>
#include <QString>

#include <cstddef>

#include "widgets/plot/frame_layout.h"

namespace greyscope::app {

class TikzDevice;

/// An axis environment of PGFPlots, and the number of points of its curves.
struct PgfAxis {
    QString tex;
    std::size_t points = 0;
};

/// Returns the axes of a chart at `corner`, with limits, ticks, colours, dashes and markers as laid out, and its
/// curves, cut at the axes.
[[nodiscard]] PgfAxis pgfAxis(TikzDevice& device, const widgets::PlotSpec& spec, const widgets::PlotLayout& layout,
                              const widgets::Style& style, const QPointF& corner);

}  // namespace greyscope::app
