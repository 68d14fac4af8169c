#pragma once

#include <QRectF>
#include <QStringList>

#include <vector>

#include "widgets/common/theme/style.h"

namespace greyscope::widgets {

/// Names below each other, each in as many lines as it takes, in several columns where all of them are short.
struct NameColumns {
    struct Entry {
        QStringList lines;
        QRectF place;  ///< from the upper left corner, with what stands before the name
    };
    std::vector<Entry> entries;
    double height = 0.0;
};

/// `before` stays free in front of every name; a column is as wide as that and the widest name, which takes `widest`.
[[nodiscard]] NameColumns inColumns(const QStringList& names, double before, double widest, double width,
                                    const Style& style);

}  // namespace greyscope::widgets
