#pragma once

#include <QPointF>
#include <QRectF>
#include <QVector>

#include <vector>

namespace greyscope::widgets {

/// Returns rectangles that cover the area within `reach` pixels of a line, inside `room`: one for each pixel column.
/// For lines that rise and fall many times in each column: drawing them with a wide pen would take time in proportion
/// to their length. The rectangles fill each pixel at most once. Points that are not finite divide the line.
[[nodiscard]] std::vector<QRectF> haloOf(const QVector<QPointF>& line, double reach, const QRectF& room);

}  // namespace greyscope::widgets
