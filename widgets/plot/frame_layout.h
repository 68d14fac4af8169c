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

inline constexpr double kTickPt = 3.0;  ///< what a tick stands out of the area
inline constexpr double kPadPt = 4.0;   ///< between a text and what is beside it

/// Where everything but the curves stands, for one size, style and zoom.
struct PlotLayout {
    PlotFrame frame;
    std::vector<Tick> xTicks, yTicks;
    bool xUpright = false;  ///< the labels of x are turned: names that fit in no other way
    EndLabels labels;
    FootLegend legend;
    bool gridLines = true;
    QSize size;
    QStringList heading, xTitle, yTitle;  ///< lines: on paper a long one is broken
    /// On paper the names of bands stand above the plot area.
    struct BandLabel {
        QString text;
        double x = 0.0;  ///< left edge
        double at = 0.0;
        int lane = 0;  ///< 0 next to the area
    };
    std::vector<BandLabel> bandLabels;
};

/// What names at the right of a plot may take of its width.
inline constexpr double kLabelShare = 0.42;

/// What stands above a plot on paper, in lines.
[[nodiscard]] QStringList headingLines(const PlotSpec& spec, double width, const Style& style);

/// Lays a plot out in `size` pixels with these ranges.
[[nodiscard]] PlotLayout layOut(const PlotSpec& spec, const Style& style, const QSize& size, Range x, Range y);

/// Where a band lies in the area, as far as it is seen.
[[nodiscard]] QRectF bandArea(const Band& band, const PlotFrame& frame);

/// Where the titles of the axes stand; that of y is turned.
struct AxisTitles {
    QRectF x, y;
};
[[nodiscard]] AxisTitles axisTitles(const PlotSpec& spec, const PlotLayout& layout, const Style& style);

/// Where the grip of a vertical handle is.
[[nodiscard]] QRectF handleArea(const GuideLine& guide, const PlotFrame& frame, const Style& style);
/// Index of the guide whose handle can be dragged from here, or -1.
[[nodiscard]] int handleNear(const PlotSpec& spec, const PlotFrame& frame, const Style& style, const QPointF& place);

}  // namespace greyscope::widgets
