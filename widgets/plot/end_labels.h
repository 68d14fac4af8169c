#pragma once

#include <QPainter>
#include <QRectF>
#include <QString>
#include <QStringList>

#include <vector>

#include "widgets/common/theme/swatch.h"
#include "widgets/plot/axis_map.h"

namespace greyscope::widgets {

/// Returns positions on a line, moved so that neighbours are at least `gap` apart and all are in [low, high]. They are
/// as close to `wanted` as possible (least squares). If they do not fit, the gap is smaller. The order of `wanted` is
/// kept; equal positions keep their order.
[[nodiscard]] std::vector<double> spreadApart(const std::vector<double>& wanted, double gap, double low, double high);

/// The name of a curve with the value of its last visible point: a label beside the end of the curve, or a row of a
/// list at the right.
struct EndLabel {
    std::size_t curve = 0;
    std::size_t point = 0;  ///< the last visible point, whose value the label gives
    QPointF at;             ///< the position of `point` in pixels
    double place = 0.0;     ///< the vertical position of the label's middle, in pixels
    QString name;
    QString value;
    bool strong = false;
};

/// The labels that name the curves of a plot, at the right of the plot area or below it.
struct EndLabels {
    std::vector<EndLabel> rows;
    bool leaders = true;  ///< whether the labels are at the ends of their curves; otherwise in a list from the top
    /// Whether the labels are a legend below the chart (see foot_legend.h): on paper, if names are too wide.
    bool below = false;
    QStringList leftOut;   ///< the names that do not fit into the list and are left out
    std::size_t keys = 0;  ///< the number of keys above the rows: for ribbons, and for the meaning of filled squares
    QStringList keyNames;
    double nameWidth = 0.0, valueWidth = 0.0;
    double width = 0.0;  ///< the width of the whole column; 0 without labels
};

/// The largest number of curves that are labelled at their ends; more are in a list at the right.
inline constexpr std::size_t kMostEndLabels = 7;

/// The labels at the ends of the curves for the axes `x` and `y`, with the width of their column, at most `room`
/// pixels. If the column is too wide, the values are omitted. If it is still too wide, names are cut or omitted on
/// screen, and moved to a legend below the chart on paper.
[[nodiscard]] EndLabels measureLabels(const PlotSpec& spec, const Style& style, double room, const AxisMap& x,
                                      const AxisMap& y);
/// Calculates the positions of the labels beside a plot area.
void placeLabels(EndLabels& labels, const PlotSpec& spec, const PlotFrame& frame, const Style& style);
void drawLabels(QPainter& painter, const EndLabels& labels, const PlotSpec& spec, const PlotFrame& frame,
                const Style& style, const std::vector<bool>& lit);
/// Returns the sample that is drawn beside the name of a curve.
[[nodiscard]] SeriesMark markOf(const Curve& curve);
/// Returns the index of the curve whose label is at a position in pixels; -1 if there is none.
[[nodiscard]] int labelAt(const EndLabels& labels, const PlotFrame& frame, const Style& style, const QPointF& place);

}  // namespace greyscope::widgets
