#pragma once

#include <QImage>
#include <QPainter>
#include <QRectF>

#include "widgets/common/paper_height.h"
#include "widgets/matrix/overview_geometry.h"

namespace greyscope::widgets {

/// Where a value stands on the scale, 0 to 1.
[[nodiscard]] double scalePosition(const OverviewSpec& spec, double value);

/// The part of the table in the body, a pixel each: of several cells in a pixel their mean or the furthest, as the spec
/// has it, of one its own value.
[[nodiscard]] QImage overviewImage(const OverviewSpec& spec, const OverviewGeometry& geometry, const QSize& pixels,
                                   const Theme& theme);

struct OverviewMarks {
    Mark pointed;  ///< a cell, or a row
    TargetSet lit;
    bool lens = true;  ///< the cells round the one that is pointed at are shown
};

/// `image` is that of the geometry.
void paintOverview(QPainter& painter, const OverviewGeometry& geometry, const OverviewSpec& spec, const Style& style,
                   const QImage& image, const OverviewMarks& marks);
/// In vector rectangles: of more cells than can be told apart on paper the means of neighbours.
void paintOverview(QPainter& painter, const QRectF& area, const OverviewSpec& spec, const Style& style);
[[nodiscard]] PaperHeight paperHeight(const OverviewSpec& spec, const PaperRoom& room, const Style& style);

}  // namespace greyscope::widgets
