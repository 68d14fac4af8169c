#pragma once

#include <QImage>
#include <QPainter>
#include <QRectF>

#include "widgets/common/paper_height.h"
#include "widgets/matrix/overview_geometry.h"

namespace greyscope::widgets {

/// The position of a value on the scale, from 0 to 1.
[[nodiscard]] double scalePosition(const OverviewSpec& spec, double value);

/// The visible part of the table as an image. A pixel with several cells shows their mean or the furthest value, as the
/// spec says.
[[nodiscard]] QImage overviewImage(const OverviewSpec& spec, const OverviewGeometry& geometry, const QSize& pixels,
                                   const Theme& theme);

struct OverviewMarks {
    Mark pointed;  ///< a cell, or a row
    TargetSet lit;
    bool lens = true;  ///< whether the cells around the pointer are shown enlarged
};

/// `image` must be overviewImage() of this geometry.
void paintOverview(QPainter& painter, const OverviewGeometry& geometry, const OverviewSpec& spec, const Style& style,
                   const QImage& image, const OverviewMarks& marks);
/// Draws vector rectangles. Cells too small to be distinguished on paper are merged into means of neighbours.
void paintOverview(QPainter& painter, const QRectF& area, const OverviewSpec& spec, const Style& style);
[[nodiscard]] PaperHeight paperHeight(const OverviewSpec& spec, const PaperRoom& room, const Style& style);

}  // namespace greyscope::widgets
