#pragma once

#include <QChar>
#include <QPainterPath>

namespace greyscope::widgets {

// Signs that grow with what they stand beside, as outlines: no font has them in every size, and none is needed. Each
// fills `width` x `height` from the origin down and to the right, with strokes of `line`.

/// One of ( ) [ ] ⌊ ⌋ |.
[[nodiscard]] QPainterPath fenceShape(QChar fence, double width, double height, double line);
[[nodiscard]] QPainterPath rootShape(double lead, double width, double height, double line);
[[nodiscard]] QPainterPath sumShape(double width, double height, double line);
[[nodiscard]] QPainterPath hatShape(double width, double height, double line);
[[nodiscard]] QPainterPath dashedBoxShape(double width, double height, double line);

}  // namespace greyscope::widgets
