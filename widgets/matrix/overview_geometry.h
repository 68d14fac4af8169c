#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include "widgets/common/theme/mark.h"
#include "widgets/common/theme/style.h"
#include "widgets/present/spec/overview_spec.h"

namespace greyscope::widgets {

inline constexpr double kOverviewEdgePt = 12.0;  ///< the width of the series' markers beside the cells, in points
inline constexpr int kLensReach = 3;             ///< how many cells on each side of the pointer the lens shows

/// The layout of an overview: a table of very many small cells, with a lens that enlarges the cells around the pointer.
/// `body` is the visible part of the cells; for pairs it is square.
struct OverviewGeometry {
    QRectF area;
    QRectF body;
    QRectF names;        ///< the strip of row names, left of the body; null for pairs
    QRectF columnNames;  ///< the two lines of column names below the body; null for pairs
    QRectF columnTitle;
    QRectF lens;  ///< the lens, which shows the cells around the pointer, beside the body; null if there is no room
    QRectF lensNames;  ///< the row names left of the lens
    /// Two lines above the lens and its row names: which rows and columns it shows, and the column names.
    QRectF lensHead;
    QRectF readout;  ///< the text with the names and the value of the cell under the pointer
    QRectF scaleBar;
    QSizeF cell{1.0, 1.0};
    QSizeF numbersFrom{22.0, 22.0};  ///< the smallest size of a cell in which its number fits
    QPointF scroll;  ///< the scroll position: how many pixels of the cells are to the left of and above the body
    int rows = 0, columns = 0;

    /// Lays out an overview. At zoom 1 all cells are visible. With a larger zoom cells grow in each direction, but only
    /// until numbers fit into them.
    [[nodiscard]] static OverviewGeometry layout(const OverviewSpec& spec, const QRectF& area, const Style& style,
                                                 double zoom = 1.0, const QPointF& scroll = {});
    /// The cell at a point, or the row whose name is there; empty if there is neither.
    [[nodiscard]] Mark at(const QPointF& point) const;
    [[nodiscard]] QRectF rect(const Mark& mark) const;
    [[nodiscard]] QSizeF content() const { return {cell.width() * columns, cell.height() * rows}; }
    [[nodiscard]] bool hasNumbers() const {
        return cell.width() >= numbersFrom.width() && cell.height() >= numbersFrom.height();
    }
    /// The largest useful zoom: beyond it cells do not grow.
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
