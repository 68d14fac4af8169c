#pragma once

#include <QPointF>
#include <QRectF>
#include <QVector>

#include <vector>

namespace greyscope::widgets {

/// The area within `reach` of a line that rises and falls many times in each pixel column, inside `room`: a rectangle
/// for each column. A wide pen would take time in proportion to the line's length; these rectangles fill each pixel at
/// most once. Points that are not finite divide the line.
[[nodiscard]] std::vector<QRectF> haloOf(const QVector<QPointF>& line, double reach, const QRectF& room);

}  // namespace greyscope::widgets
