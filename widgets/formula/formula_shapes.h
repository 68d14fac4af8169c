#pragma once

#include <QChar>
#include <QPainterPath>

namespace greyscope::widgets {

// Signs that grow with the parts beside them. They are outlines, because no font has them in every size. Each sign
// fills a rectangle of `width` x `height` from the origin to the right and down, with strokes of width `line`.

/// Returns the outline of one of ( ) [ ] ⌊ ⌋ |.
[[nodiscard]] QPainterPath fenceShape(QChar fence, double width, double height, double line);
[[nodiscard]] QPainterPath rootShape(double lead, double width, double height, double line);
[[nodiscard]] QPainterPath sumShape(double width, double height, double line);
[[nodiscard]] QPainterPath hatShape(double width, double height, double line);
[[nodiscard]] QPainterPath dashedBoxShape(double width, double height, double line);

}  // namespace greyscope::widgets
