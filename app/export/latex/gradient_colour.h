#pragma once

#include <QColor>
#include <QGradient>

namespace greyscope::app {

/// Returns the colour of a gradient at a position from 0 to 1.
[[nodiscard]] QColor colourAt(const QGradient& gradient, double share);

}  // namespace greyscope::app
