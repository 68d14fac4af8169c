#pragma once

#include <QPainter>

#include <optional>

#include "widgets/plot/frame_layout.h"

namespace greyscope::widgets {

/// Whether the tick at a value is bold, because parity has a line there.
[[nodiscard]] bool isEmphasised(const PlotSpec& spec, Side side, double at);

/// Whether the note in the upper (or lower) corner is drawn: an axis that begins above parity shows nothing slower.
[[nodiscard]] bool hasNote(const PlotSpec& spec, const AxisMap& y, bool top);

/// Draws what is below the curves: bands, grid and notes.
void drawGround(QPainter& painter, const PlotSpec& spec, const PlotLayout& layout, const Style& style);
/// Draws guide lines with their labels: those with handles (above the curves), or the others (below them).
void drawGuides(QPainter& painter, const PlotSpec& spec, const PlotLayout& layout, const Style& style, bool handles);
/// Draws axes, ticks, tick labels and axis labels. The tick at `boldX` is bold.
void drawAxes(QPainter& painter, const PlotSpec& spec, const PlotLayout& layout, const Style& style,
              std::optional<double> boldX);
/// Draws the heading of a small multiple on paper, and the legend below a chart.
void drawHeadAndFoot(QPainter& painter, const PlotSpec& spec, const PlotLayout& layout, const Style& style);

}  // namespace greyscope::widgets
