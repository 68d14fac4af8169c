#pragma once

#include <QRectF>

#include <vector>

#include "widgets/common/paper_height.h"
#include "widgets/common/theme/style.h"
#include "widgets/present/spec/stripe_map_spec.h"

namespace greyscope::widgets {

/// The layout of the map of a file on its OSTs. The names stay in place. The cells scroll inside `body`; the OST
/// numbers above them and the loads below them scroll sideways with them.
struct StripeMapGeometry {
    QRectF area;
    QRectF groups;  ///< the line of group names above the columns
    QRectF heads;
    QRectF rows;  ///< the names of the rows
    QRectF body;
    QRectF loads;
    QRectF steps;  ///< the line of numbers below the loads
    QRectF footer;
    QSizeF cell;
    QPointF scroll;
    std::size_t rowCount = 0, columnCount = 0;

    [[nodiscard]] static StripeMapGeometry layout(const StripeMapSpec& spec, const QRectF& area, const Style& style,
                                                  const QPointF& scroll = {});
    [[nodiscard]] QRectF place(std::size_t row, std::size_t column) const;
    /// The rectangle of `count` columns from column `first`, with the top and the height of the rectangle `part`.
    [[nodiscard]] QRectF column(const QRectF& part, std::size_t first, std::size_t count = 1) const;
    [[nodiscard]] int at(const StripeMapSpec& spec, const QPointF& point) const;
    [[nodiscard]] QSizeF overflow() const;
};

[[nodiscard]] PaperHeight paperHeight(const StripeMapSpec& spec, const PaperRoom& room, const Style& style);

}  // namespace greyscope::widgets
