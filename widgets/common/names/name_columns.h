#pragma once

#include <QRectF>
#include <QStringList>

#include <vector>

#include "widgets/common/theme/style.h"

namespace greyscope::widgets {

/// Names below each other, each in as many lines as it needs; in several columns if all are short.
struct NameColumns {
    struct Entry {
        QStringList lines;
        QRectF place;  ///< the rectangle of the name and the space before it, relative to the upper left corner
    };
    std::vector<Entry> entries;
    double height = 0.0;
};

/// `before` is the free width before every name, `widest` the width of the widest name; their sum is the minimum width
/// of a column.
[[nodiscard]] NameColumns inColumns(const QStringList& names, double before, double widest, double width,
                                    const Style& style);

}  // namespace greyscope::widgets
