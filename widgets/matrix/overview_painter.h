#pragma once

#include <QImage>
#include <QPainter>
#include <QRectF>

#include "widgets/common/mark.h"
#include "widgets/common/paper_height.h"
#include "widgets/common/style.h"
#include "widgets/present/overview_spec.h"

namespace greyscope::widgets {

/// Where an overview is drawn. The square `body` is a window onto the cells, which are `cell` pixels wide.
struct OverviewGeometry {
    QRectF area;
    QRectF body;
    QRectF lens;     ///< the cells round the pointer, beside the body; null where there is no room
    QRectF readout;  ///< names and value of the cell that is pointed at
    QRectF scaleBar;
    double cell = 1.0;
    QPointF scroll;  ///< pixels of the content that are left of and above the body
    int count = 0;

    [[nodiscard]] static OverviewGeometry layout(const OverviewSpec& spec, const QRectF& area, const Style& style,
                                                 double zoom = 1.0, const QPointF& scroll = {});
    [[nodiscard]] Mark at(const QPointF& point) const;
    [[nodiscard]] QRectF rect(const Mark& mark) const;
    [[nodiscard]] double content() const { return cell * count; }
    [[nodiscard]] bool hasNumbers() const;
};

/// The part of the table in the body, a pixel each: of several cells in a pixel their mean, of one its own value.
[[nodiscard]] QImage overviewImage(const OverviewSpec& spec, const OverviewGeometry& geometry, const QSize& pixels);

struct OverviewMarks {
    Mark pointed;
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
