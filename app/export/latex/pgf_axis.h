#pragma once

#include <QPointF>
#include <QString>

#include <cstddef>

#include "widgets/plot/frame_layout.h"

namespace greyscope::app {

class TikzDevice;

/// An axis environment of PGFPlots, and how many points its curves have.
struct PgfAxis {
    QString tex;
    std::size_t points = 0;
};

/// The axes of a chart that stands at `corner`, with limits, ticks, colours, dashes and markers as they are laid out,
/// and its curves, cut at the axes.
[[nodiscard]] PgfAxis pgfAxis(TikzDevice& device, const widgets::PlotSpec& spec, const widgets::PlotLayout& layout,
                              const widgets::Style& style, const QPointF& corner);

}  // namespace greyscope::app
