#pragma once

#include <QPainter>
#include <QRectF>
#include <QString>
#include <QStringList>

#include <vector>

#include "widgets/common/theme/swatch.h"
#include "widgets/plot/axis_map.h"

namespace greyscope::widgets {

/// Moves positions on a line so that neighbours are at least `gap` apart and all are in [low, high], as close to the
/// wanted positions as possible (least squares). The gap shrinks if they do not fit. The order of `wanted` is kept;
/// equal positions keep their order.
[[nodiscard]] std::vector<double> spreadApart(const std::vector<double>& wanted, double gap, double low, double high);

/// A label at the right of the plot, or a row of the side list.
struct EndLabel {
    std::size_t curve = 0;
    std::size_t point = 0;  ///< the last visible point: the label is beside it and gives its value
    QPointF at;             ///< the position of that point in pixels
    double place = 0.0;     ///< the vertical pixel of the label's middle
    QString name;
    QString value;
    bool strong = false;
};

/// The labels at the right of the plot area, or below it.
struct EndLabels {
    std::vector<EndLabel> rows;
    bool leaders = true;   ///< labels at the ends of their lines; false: a side list from the top
    bool below = false;    ///< on paper, if names are too wide: a legend below the chart (see foot_legend.h)
    QStringList leftOut;   ///< names that do not fit into the list
    std::size_t keys = 0;  ///< number of keys above the rows: ribbons, and the meaning of filled squares
    QStringList keyNames;
    double nameWidth = 0.0, valueWidth = 0.0;
    double width = 0.0;  ///< the width of the whole column; 0 without labels
};

/// Up to this number of curves are labelled at their ends; more are in a side list.
inline constexpr std::size_t kMostEndLabels = 7;

/// The labels and the width of their column for these ranges, at most `room` pixels. If values do not fit, they are
/// omitted. If names do not fit, they are cut or omitted on screen, and placed below the chart on paper.
[[nodiscard]] EndLabels measureLabels(const PlotSpec& spec, const Style& style, double room, const AxisMap& x,
                                      const AxisMap& y);
/// Calculates the positions of the rows for a frame.
void placeLabels(EndLabels& labels, const PlotSpec& spec, const PlotFrame& frame, const Style& style);
void drawLabels(QPainter& painter, const EndLabels& labels, const PlotSpec& spec, const PlotFrame& frame,
                const Style& style, const std::vector<bool>& lit);
/// The sample of a curve beside its name.
[[nodiscard]] SeriesMark markOf(const Curve& curve);
/// The curve whose label is at this position; -1 if there is none.
[[nodiscard]] int labelAt(const EndLabels& labels, const PlotFrame& frame, const Style& style, const QPointF& place);

}  // namespace greyscope::widgets
