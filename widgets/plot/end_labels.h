#pragma once

#include <QPainter>
#include <QRectF>
#include <QString>
#include <QStringList>

#include <vector>

#include "widgets/common/theme/swatch.h"
#include "widgets/plot/axis_map.h"

namespace greyscope::widgets {

/// Moves places on a line apart so that neighbours are at least `gap` away from each other and all lie in [low, high],
/// each as near to where it wants to be as that allows (least squares). Where they do not fit at all the gap shrinks.
/// The order of `wanted` is kept; equal places keep their order.
[[nodiscard]] std::vector<double> spreadApart(const std::vector<double>& wanted, double gap, double low, double high);

/// One label at the right of the plot, or one row of the side list.
struct EndLabel {
    std::size_t curve = 0;
    std::size_t point = 0;  ///< the last one that is seen: there the label stands, and its value it tells
    QPointF at;             ///< pixel of that point
    double place = 0.0;     ///< vertical pixel of the label's middle
    QString name;
    QString value;
    bool strong = false;
};

/// What stands at the right of the plot area, or below it.
struct EndLabels {
    std::vector<EndLabel> rows;
    bool leaders = true;   ///< labels at the ends of their lines; false: a side list from the top
    bool below = false;    ///< on paper, where names are too wide for that: a legend at the foot (see foot_legend.h)
    QStringList leftOut;   ///< names in a list that found no room
    std::size_t keys = 0;  ///< above the rows: ribbons, and what filled squares are
    QStringList keyNames;
    double nameWidth = 0.0, valueWidth = 0.0;
    double width = 0.0;  ///< of the whole column, 0 where there is none
};

/// Up to this many curves are labelled at their ends; more go to a side list.
inline constexpr std::size_t kMostEndLabels = 7;

/// Which labels there are and how wide the column gets, with these ranges. It takes at most `room` pixels: where values
/// do not fit as well they go; where names do not, they are cut on the screen, or there are none, and on paper they
/// stand below.
[[nodiscard]] EndLabels measureLabels(const PlotSpec& spec, const Style& style, double room, const AxisMap& x,
                                      const AxisMap& y);
/// Finds the rows' places once the frame is known.
void placeLabels(EndLabels& labels, const PlotSpec& spec, const PlotFrame& frame, const Style& style);
void drawLabels(QPainter& painter, const EndLabels& labels, const PlotSpec& spec, const PlotFrame& frame,
                const Style& style, const std::vector<bool>& lit);
/// The sample of a curve beside its name.
[[nodiscard]] SeriesMark markOf(const Curve& curve);
/// The curve whose label is at this place, or -1.
[[nodiscard]] int labelAt(const EndLabels& labels, const PlotFrame& frame, const Style& style, const QPointF& place);

}  // namespace greyscope::widgets
