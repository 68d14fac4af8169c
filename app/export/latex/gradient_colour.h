#pragma once

#include <QColor>
#include <QGradient>

namespace greyscope::app {

/// The colour of a gradient at a share of its way.
[[nodiscard]] QColor colourAt(const QGradient& gradient, double share);

}  // namespace greyscope::app
