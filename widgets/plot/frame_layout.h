#pragma once

#include <QRectF>
#include <QSize>
#include <QString>
#include <QStringList>

#include <vector>

#include "widgets/plot/axis_map.h"
#include "widgets/plot/axis_ticks.h"
#include "widgets/plot/end_labels.h"
#include "widgets/plot/foot_legend.h"

namespace greyscope::widgets {

inline constexpr double kTickPt = 3.0;  ///< length of a tick outside the plot area, in points
inline constexpr double kPadPt = 4.0;   ///< distance between a text and its neighbours, in points

/// The layout of a plot for one size, style and zoom: axes, ticks, labels and legend; everything except the curves.
struct PlotLayout {
    PlotFrame frame;
    std::vector<Tick> xTicks, yTicks;
    /// Whether the labels of the x axis are rotated, because they are names that do not fit side by side.
    bool xUpright = false;
    EndLabels labels;
    FootLegend legend;
    bool gridLines = true;
    QSize size;
    QStringList heading, xTitle, yTitle;  ///< the lines of these texts; on paper a long text has several
    /// The name of a band above the plot area; used on paper.
    struct BandLabel {
        QString text;
        double x = 0.0;  ///< the left edge of the name
        double at = 0.0;
        int lane = 0;  ///< the line of names in which it is written; 0 is next to the plot area
    };
    std::vector<BandLabel> bandLabels;
};

/// The largest share of a plot's width that the names at its right may use.
inline constexpr double kLabelShare = 0.42;

/// Returns the lines of the heading above a plot on paper; empty on screen or without a heading.
[[nodiscard]] QStringList headingLines(const PlotSpec& spec, double width, const Style& style);

/// Lays out a plot of `size` pixels that shows the ranges `x` and `y` of its axes.
[[nodiscard]] PlotLayout layOut(const PlotSpec& spec, const Style& style, const QSize& size, Range x, Range y);

/// Returns the rectangle of the visible part of a band in the plot area.
[[nodiscard]] QRectF bandArea(const Band& band, const PlotFrame& frame);

/// The rectangles of the axis titles. The title of the y axis is rotated.
struct AxisTitles {
    QRectF x, y;
};
[[nodiscard]] AxisTitles axisTitles(const PlotSpec& spec, const PlotLayout& layout, const Style& style);

/// Returns the rectangle of the grip at the top of a vertical guide that can be dragged.
[[nodiscard]] QRectF handleArea(const GuideLine& guide, const PlotFrame& frame, const Style& style);
/// Returns the index of the vertical guide that can be dragged from a position: its line or its grip is there. -1 if
/// there is none.
[[nodiscard]] int handleNear(const PlotSpec& spec, const PlotFrame& frame, const Style& style, const QPointF& place);

}  // namespace greyscope::widgets
