#pragma once

#include <QPainter>
#include <QPointF>
#include <QRectF>

#include <vector>

#include "widgets/common/paper_height.h"
#include "widgets/common/theme/style.h"
#include "widgets/present/spec/target_spec.h"

namespace greyscope::widgets {

/// The layout of a target: a circle in the middle of its area, with the names of the attributes around it.
struct TargetGeometry {
    QPointF centre;
    double reach = 0.0;  ///< the radius of the outer ring in pixels
    double outer = 1.0;  ///< the distance that it stands for
    double step = 1.0;   ///< the distance between two rings
    QRectF footer;
    std::vector<QRectF> names;  ///< where the names of the points are; empty rectangles: points without a name

    [[nodiscard]] static TargetGeometry layout(const TargetSpec& spec, const QRectF& area, const Style& style);
    /// Returns the place at a distance in a direction (clockwise from the top).
    [[nodiscard]] QPointF place(double distance, double angle) const;
    [[nodiscard]] QPointF place(const TargetPoint& point) const { return place(point.distance, point.angle); }
    /// Returns the index of the point at a place of the drawing; -1 if there is none.
    [[nodiscard]] int at(const TargetSpec& spec, const QPointF& place, const Style& style) const;
};

struct TargetMarks {
    TargetSet lit;
    TargetSet chosen;
    int cursor = -1;
};

void paintTarget(QPainter& painter, const QRectF& area, const TargetSpec& spec, const Style& style);
void paintTarget(QPainter& painter, const TargetGeometry& geometry, const TargetSpec& spec, const Style& style,
                 const TargetMarks& marks);

[[nodiscard]] PaperHeight paperHeight(const TargetSpec& spec, const PaperRoom& room, const Style& style);

}  // namespace greyscope::widgets
