#pragma once

#include <QPointF>
#include <QRectF>
#include <QVector>

#include <vector>

namespace greyscope::widgets {

/// What lies within `reach` of a line that goes up and down many times in each column of pixels: a rectangle for each
/// of them that it passes between the sides of `room`. A pen as wide takes as long as the line is; this takes a fill of
/// every pixel at most. Points that are not finite part the line.
[[nodiscard]] std::vector<QRectF> haloOf(const QVector<QPointF>& line, double reach, const QRectF& room);

}  // namespace greyscope::widgets
