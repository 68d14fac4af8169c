#pragma once

#include <QRectF>
#include <QStringList>

#include <vector>

#include "widgets/common/theme/style.h"

namespace greyscope::widgets {

/// The layout of a list of names: each name in as many lines as it needs, and several columns if all names are short.
struct NameColumns {
    struct Entry {
        QStringList lines;
        /// The rectangle of the name and of the space before it, relative to the upper left corner of the list.
        QRectF place;
    };
    std::vector<Entry> entries;
    double height = 0.0;
};

/// Lays out names in a total width of `width`. `before` is the free width before every name, `widest` the width of the
/// widest name; a column is at least as wide as both together. If that exceeds `width`, names are broken into lines.
[[nodiscard]] NameColumns inColumns(const QStringList& names, double before, double widest, double width,
                                    const Style& style);

}  // namespace greyscope::widgets
