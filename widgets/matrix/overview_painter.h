#pragma once

#include <QImage>
#include <QPainter>
#include <QRectF>

#include "widgets/common/paper_height.h"
#include "widgets/matrix/overview_geometry.h"

namespace greyscope::widgets {

/// Returns the position of a value on the colour scale of the overview, from 0 to 1.
[[nodiscard]] double scalePosition(const OverviewSpec& spec, double value);

/// Returns the visible cells as an image. A pixel that covers several cells shows their mean, or the value furthest
/// from OverviewSpec::middle if that is set.
[[nodiscard]] QImage overviewImage(const OverviewSpec& spec, const OverviewGeometry& geometry, const QSize& pixels,
                                   const Theme& theme);

struct OverviewMarks {
    Mark pointed;  ///< the cell or row under the pointer
    TargetSet lit;
    bool lens = true;  ///< whether the lens is shown, with the cells around the pointer enlarged
};

/// Draws an overview on screen. `image` must be the overviewImage() of the same geometry.
void paintOverview(QPainter& painter, const OverviewGeometry& geometry, const OverviewSpec& spec, const Style& style,
                   const QImage& image, const OverviewMarks& marks);
/// Draws an overview on paper as vector rectangles. Neighbouring cells that are too small to be distinguished are
/// merged into one with their mean.
void paintOverview(QPainter& painter, const QRectF& area, const OverviewSpec& spec, const Style& style);
[[nodiscard]] PaperHeight paperHeight(const OverviewSpec& spec, const PaperRoom& room, const Style& style);

}  // namespace greyscope::widgets
