#pragma once

#include <QPainter>

#include <optional>

#include "widgets/plot/frame_layout.h"

namespace greyscope::widgets {

/// Returns whether the tick at a value is drawn bold, because the line of parity (ratio 1) is there.
[[nodiscard]] bool isEmphasised(const PlotSpec& spec, Side side, double at);

/// Returns whether the note in the upper corner (`top`) or in the lower one is drawn. It is drawn if the y axis extends
/// to its side of PlotSpec::notesPart: above parity or below it.
[[nodiscard]] bool hasNote(const PlotSpec& spec, const AxisMap& y, bool top);

/// Draws everything below the curves: bands, ribbons, grid lines, the notes in the corners, and the triangles for
/// values beyond the axis.
void drawGround(QPainter& painter, const PlotSpec& spec, const PlotLayout& layout, const Style& style);
/// Draws guide lines with their labels. `handles`: those that can be dragged, which are above the curves; otherwise the
/// others, which are below the curves.
void drawGuides(QPainter& painter, const PlotSpec& spec, const PlotLayout& layout, const Style& style, bool handles);
/// Draws the axes with their ticks, tick labels and titles. The x tick at `boldX` is bold; nullopt: none is.
void drawAxes(QPainter& painter, const PlotSpec& spec, const PlotLayout& layout, const Style& style,
              std::optional<double> boldX);
/// Draws the heading above a plot on paper and the legend below it, if there are any.
void drawHeadAndFoot(QPainter& painter, const PlotSpec& spec, const PlotLayout& layout, const Style& style);

}  // namespace greyscope::widgets
