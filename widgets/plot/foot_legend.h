#pragma once

#include <QPainter>
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QStringList>

#include <vector>

#include "widgets/plot/end_labels.h"

namespace greyscope::widgets {

/// The names of a chart below it, where they are too wide to stand at its right: in columns, or each in as many lines
/// as it takes.
struct FootLegend {
    struct Entry {
        bool ribbon = false;
        std::size_t index = 0;  ///< of the curve or of the ribbon
        QStringList lines;
        QRectF place;  ///< from the legend's upper left corner
    };
    std::vector<Entry> entries;
    QStringList leftOut;  ///< names that found no room
    double height = 0.0;  ///< with the gap above it; 0: there is none
};

/// The height of a chart without a legend: at least, with axis, title and a plot area that shows something; and in its
/// usual shape.
[[nodiscard]] double leastPlotHeight(const Style& style);
[[nodiscard]] double usualPlotHeight(double width);
/// The least height of a chart with a legend so high.
[[nodiscard]] double leastHeightWith(double legend, double width, const Style& style);

/// Of labels that stand below a chart of this size, which keeps a good part of it, or the least where all names find
/// room then. Those that find none are counted, and told.
[[nodiscard]] FootLegend layOutLegend(const EndLabels& labels, const Style& style, const QSizeF& size);
void drawLegend(QPainter& painter, const FootLegend& legend, const PlotSpec& spec, const QPointF& corner,
                const Style& style);

}  // namespace greyscope::widgets
