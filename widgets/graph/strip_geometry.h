#pragma once

#include <QRectF>
#include <QSizeF>

#include <vector>

#include "widgets/common/style.h"
#include "widgets/present/strip_spec.h"

namespace greyscope::widgets {

/// Where the parts of a strip table are drawn. Headings stay; rows scroll inside `body`.
struct StripGeometry {
    QRectF area;
    QRectF header;
    QRectF body;
    QRectF footer;
    double rowHeight = 0.0;
    double scroll = 0.0;
    int rows = 0;
    double high = 1.0;
    QRectF swatch, name;          ///< columns, as high as the body
    std::vector<QRectF> columns;  ///< parallel to StripSpec::columns; narrow ones that found no room are empty
    QRectF strip, mean, most;

    [[nodiscard]] static StripGeometry layout(const StripSpec& spec, const QRectF& area, const Style& style,
                                              double scroll = 0.0);
    [[nodiscard]] QRectF row(int index) const;
    [[nodiscard]] int at(const QPointF& point) const;
    /// Where an error stands; those beyond the end of the axis at its edge.
    [[nodiscard]] double x(double error) const;
    [[nodiscard]] double overflow() const;
};

/// Width and height at which every row shows and the strip is readable.
[[nodiscard]] QSizeF leastStripSize(const StripSpec& spec, const Style& style);

}  // namespace greyscope::widgets
