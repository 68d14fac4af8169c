#pragma once

#include <QVector>

#include "widgets/plot/axis_ticks.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {

/// Returns the curve with only those points that axes with these scales can show: finite, and above 0 on a logarithmic
/// axis. The points are in ascending order of x, and their error bars follow them. Steps become a line with all
/// corners.
[[nodiscard]] Curve drawable(const Curve& curve, Scale x, Scale y);

struct ClipArea {
    Range x, y;
    Scale xScale = Scale::linear, yScale = Scale::linear;
};

/// Clips a line at the edges of the area. Pieces of the given line and of the result are separated by a NaN in `y`.
/// Between points, lines are straight on paper. Where they cross an edge is therefore calculated with the logarithm on
/// a logarithmic axis.
void clipLine(const ClipArea& area, QVector<double>& x, QVector<double>& y);

}  // namespace greyscope::widgets
