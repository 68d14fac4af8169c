#pragma once

#include <QPainter>
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QStringList>

#include <vector>

#include "widgets/plot/end_labels.h"

namespace greyscope::widgets {

/// A legend below a chart on paper, used if the names of its curves are too wide for the right side. The names are in
/// columns, or each in as many lines as needed.
struct FootLegend {
    struct Entry {
        bool ribbon = false;
        std::size_t index = 0;  ///< the index of the curve or ribbon
        QStringList lines;
        QRectF place;  ///< the rectangle of the entry, relative to the upper left corner of the legend
    };
    std::vector<Entry> entries;
    QStringList leftOut;  ///< the names that do not fit and are only counted
    double height = 0.0;  ///< the height of the legend, with the gap above it; 0 without a legend
};

/// Returns the smallest height in pixels of a chart without a legend: it has room for the axis, the title and a usable
/// plot area.
[[nodiscard]] double leastPlotHeight(const Style& style);
/// Returns the usual height of a chart without a legend, for this width.
[[nodiscard]] double usualPlotHeight(double width);
/// Returns the smallest height in pixels of a chart whose legend has the height `legend`.
[[nodiscard]] double leastHeightWith(double legend, double width, const Style& style);

/// Lays out the legend below a chart of this size; empty if the labels are not below the chart. The chart keeps a large
/// part of the height, or its smallest height if all names then fit. Names that do not fit are counted in a last line.
[[nodiscard]] FootLegend layOutLegend(const EndLabels& labels, const Style& style, const QSizeF& size);
void drawLegend(QPainter& painter, const FootLegend& legend, const PlotSpec& spec, const QPointF& corner,
                const Style& style);

}  // namespace greyscope::widgets
