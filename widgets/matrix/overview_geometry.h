#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include "widgets/common/theme/mark.h"
#include "widgets/common/theme/style.h"
#include "widgets/present/spec/overview_spec.h"

namespace greyscope::widgets {

inline constexpr double kOverviewEdgePt = 12.0;  ///< of the markers beside the cells
inline constexpr int kLensReach = 3;             ///< cells on each side

/// Where an overview is drawn. `body` is a window onto the cells; of pairs it is square.
struct OverviewGeometry {
    QRectF area;
    QRectF body;
    QRectF names;        ///< of rows, left of the body; null of pairs
    QRectF columnNames;  ///< below the body, two lines; null of pairs
    QRectF columnTitle;
    QRectF lens;       ///< the cells round the pointer, beside the body; null where there is no room
    QRectF lensNames;  ///< of its rows, left of it
    QRectF lensHead;   ///< which rows and columns it shows, and the names of these: two lines above both
    QRectF readout;    ///< names and value of the cell that is pointed at
    QRectF scaleBar;
    QSizeF cell{1.0, 1.0};
    QSizeF numbersFrom{22.0, 22.0};  ///< cells that hold their number
    QPointF scroll;                  ///< pixels of the content that are left of and above the body
    int rows = 0, columns = 0;

    /// Zoomed, cells grow until they hold numbers, each way as far as it has to.
    [[nodiscard]] static OverviewGeometry layout(const OverviewSpec& spec, const QRectF& area, const Style& style,
                                                 double zoom = 1.0, const QPointF& scroll = {});
    /// A cell, or the row of a name.
    [[nodiscard]] Mark at(const QPointF& point) const;
    [[nodiscard]] QRectF rect(const Mark& mark) const;
    [[nodiscard]] QSizeF content() const { return {cell.width() * columns, cell.height() * rows}; }
    [[nodiscard]] bool hasNumbers() const {
        return cell.width() >= numbersFrom.width() && cell.height() >= numbersFrom.height();
    }
    /// From here on further zooming changes nothing.
    [[nodiscard]] double largestZoom() const;
    [[nodiscard]] bool empty() const { return rows == 0 || columns == 0; }

private:
    void arrangePairs(const OverviewSpec& spec, const Style& style);
    void arrangeColumns(const OverviewSpec& spec, const Style& style);
    void zoomTo(double zoom);
    [[nodiscard]] QSizeF whole() const { return {body.width() / columns, body.height() / rows}; }
    [[nodiscard]] QSizeF largest() const;
};

}  // namespace greyscope::widgets
