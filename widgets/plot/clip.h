#pragma once

#include <QVector>

#include "widgets/plot/axis_ticks.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {

/// The curve's points that these axes can show at all, by ascending x: finite, above 0 on a logarithmic axis. Error
/// bars and texts follow their points.
[[nodiscard]] Curve drawable(const Curve& curve, Scale x, Scale y);

struct ClipArea {
    Range x, y;
    Scale xScale = Scale::linear, yScale = Scale::linear;
};

/// Cuts a line where it crosses the edges of the area; its pieces are, as those of the given one may be, separated by a
/// NaN in `y`. Lines are straight on paper, so that on a logarithmic axis the crossing is found in the logarithm.
void clipLine(const ClipArea& area, QVector<double>& x, QVector<double>& y);

}  // namespace greyscope::widgets
