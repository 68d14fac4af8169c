#pragma once

#include <QRectF>

#include <vector>

#include "widgets/common/paper_height.h"
#include "widgets/common/theme/style.h"
#include "widgets/present/spec/stripe_map_spec.h"

namespace greyscope::widgets {

/// The layout of a file on its OSTs. Names stay in place; cells scroll inside `body`, and columns scroll with their
/// loads.
struct StripeMapGeometry {
    QRectF area;
    QRectF groups;  ///< a line above the columns
    QRectF heads;
    QRectF rows;  ///< the names of the rows
    QRectF body;
    QRectF loads;
    QRectF steps;  ///< a line of numbers below the loads
    QRectF footer;
    QSizeF cell;
    QPointF scroll;
    std::size_t rowCount = 0, columnCount = 0;

    [[nodiscard]] static StripeMapGeometry layout(const StripeMapSpec& spec, const QRectF& area, const Style& style,
                                                  const QPointF& scroll = {});
    [[nodiscard]] QRectF place(std::size_t row, std::size_t column) const;
    /// The rectangle of `count` columns from `first`, as high as `part`.
    [[nodiscard]] QRectF column(const QRectF& part, std::size_t first, std::size_t count = 1) const;
    [[nodiscard]] int at(const StripeMapSpec& spec, const QPointF& point) const;
    [[nodiscard]] QSizeF overflow() const;
};

[[nodiscard]] PaperHeight paperHeight(const StripeMapSpec& spec, const PaperRoom& room, const Style& style);

}  // namespace greyscope::widgets
