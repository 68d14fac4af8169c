#pragma once

#include <QPainter>

#include <optional>

#include "widgets/plot/frame_layout.h"

namespace greyscope::widgets {

/// Whether the tick at a value is printed bold: parity has a line of its own.
[[nodiscard]] bool isEmphasised(const PlotSpec& spec, Side side, double at);

/// Whether the note in the upper (or lower) corner stands: an axis that begins above parity has nothing slower on it.
[[nodiscard]] bool hasNote(const PlotSpec& spec, const AxisMap& y, bool top);

/// Bands, grid, notes: what lies below the curves.
void drawGround(QPainter& painter, const PlotSpec& spec, const PlotLayout& layout, const Style& style);
/// Guide lines with their labels: those that can be dragged (above the curves), or the others (below them).
void drawGuides(QPainter& painter, const PlotSpec& spec, const PlotLayout& layout, const Style& style, bool handles);
/// Axes, ticks, tick and axis labels. The tick at `boldX` is printed bold.
void drawAxes(QPainter& painter, const PlotSpec& spec, const PlotLayout& layout, const Style& style,
              std::optional<double> boldX);
/// What stands above a small multiple on paper, and the legend below a chart.
void drawHeadAndFoot(QPainter& painter, const PlotSpec& spec, const PlotLayout& layout, const Style& style);

}  // namespace greyscope::widgets
