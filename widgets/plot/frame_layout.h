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

inline constexpr double kTickPt = 3.0;  ///< length of a tick outside the area
inline constexpr double kPadPt = 4.0;   ///< distance between a text and its neighbours

/// The layout of everything except the curves, for one size, style and zoom.
struct PlotLayout {
    PlotFrame frame;
    std::vector<Tick> xTicks, yTicks;
    bool xUpright = false;  ///< labels of x are rotated: names that do not fit otherwise
    EndLabels labels;
    FootLegend legend;
    bool gridLines = true;
    QSize size;
    QStringList heading, xTitle, yTitle;  ///< in lines; on paper a long text is broken
    /// The name of a band; on paper it is above the plot area.
    struct BandLabel {
        QString text;
        double x = 0.0;  ///< the left edge
        double at = 0.0;
        int lane = 0;  ///< 0 is next to the area
    };
    std::vector<BandLabel> bandLabels;
};

/// The largest share of the width for names at the right of a plot.
inline constexpr double kLabelShare = 0.42;

/// The lines above a plot on paper.
[[nodiscard]] QStringList headingLines(const PlotSpec& spec, double width, const Style& style);

/// Lays out a plot of `size` pixels with these ranges.
[[nodiscard]] PlotLayout layOut(const PlotSpec& spec, const Style& style, const QSize& size, Range x, Range y);

/// The visible part of a band.
[[nodiscard]] QRectF bandArea(const Band& band, const PlotFrame& frame);

/// The rectangles of the axis titles; that of y is rotated.
struct AxisTitles {
    QRectF x, y;
};
[[nodiscard]] AxisTitles axisTitles(const PlotSpec& spec, const PlotLayout& layout, const Style& style);

/// The rectangle of the grip of a vertical handle.
[[nodiscard]] QRectF handleArea(const GuideLine& guide, const PlotFrame& frame, const Style& style);
/// The index of the guide whose handle can be dragged from a position; -1 if there is none.
[[nodiscard]] int handleNear(const PlotSpec& spec, const PlotFrame& frame, const Style& style, const QPointF& place);

}  // namespace greyscope::widgets
