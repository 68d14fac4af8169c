#pragma once

#include <QPainter>
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QStringList>

#include <vector>

#include "widgets/plot/end_labels.h"

namespace greyscope::widgets {

/// The names of a chart's curves below the chart, if they are too wide for its right side: in columns, or each in as
/// many lines as needed.
struct FootLegend {
    struct Entry {
        bool ribbon = false;
        std::size_t index = 0;  ///< the index of the curve or ribbon
        QStringList lines;
        QRectF place;  ///< relative to the legend's upper left corner
    };
    std::vector<Entry> entries;
    QStringList leftOut;  ///< names that do not fit
    double height = 0.0;  ///< including the gap above; 0 without a legend
};

/// The heights of a chart without a legend: the smallest, with axis, title and a usable plot area, and the usual one
/// for a width.
[[nodiscard]] double leastPlotHeight(const Style& style);
[[nodiscard]] double usualPlotHeight(double width);
/// The smallest height of a chart with a legend of this height.
[[nodiscard]] double leastHeightWith(double legend, double width, const Style& style);

/// The legend of labels below a chart of this size. It leaves the chart a large part of the height, or the smallest
/// height if all names then fit. Names that do not fit are counted in a last line.
[[nodiscard]] FootLegend layOutLegend(const EndLabels& labels, const Style& style, const QSizeF& size);
void drawLegend(QPainter& painter, const FootLegend& legend, const PlotSpec& spec, const QPointF& corner,
                const Style& style);

}  // namespace greyscope::widgets
