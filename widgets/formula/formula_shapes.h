#pragma once

#include <QChar>
#include <QPainterPath>

namespace greyscope::widgets {

// Signs that grow with the parts beside them, as outlines, because no font has them in every size. Each fills `width` x
// `height` from the origin downwards and to the right, with strokes of width `line`.

/// One of ( ) [ ] ⌊ ⌋ |.
[[nodiscard]] QPainterPath fenceShape(QChar fence, double width, double height, double line);
[[nodiscard]] QPainterPath rootShape(double lead, double width, double height, double line);
[[nodiscard]] QPainterPath sumShape(double width, double height, double line);
[[nodiscard]] QPainterPath hatShape(double width, double height, double line);
[[nodiscard]] QPainterPath dashedBoxShape(double width, double height, double line);

}  // namespace greyscope::widgets
