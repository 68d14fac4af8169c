#pragma once

#include <QVector>

#include "widgets/plot/axis_ticks.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {

/// The points of a curve that these axes can show, by ascending x: finite, and above 0 on a logarithmic axis. Error
/// bars and texts follow their points.
[[nodiscard]] Curve drawable(const Curve& curve, Scale x, Scale y);

struct ClipArea {
    Range x, y;
    Scale xScale = Scale::linear, yScale = Scale::linear;
};

/// Clips a line at the edges of the area. Pieces of the given line and of the result are separated by a NaN in `y`.
/// Lines are straight on paper, so crossings on a logarithmic axis are calculated in the logarithm.
void clipLine(const ClipArea& area, QVector<double>& x, QVector<double>& y);

}  // namespace greyscope::widgets
