#pragma once

#include <QRectF>
#include <QStringList>

#include <cstddef>
#include <vector>

#include "widgets/common/paper_height.h"
#include "widgets/common/theme/style.h"
#include "widgets/present/spec/timeline_spec.h"

namespace greyscope::widgets {

/// The layout of bars in lanes. The names and the axis stay in place; the lanes scroll inside `plot`.
struct TimelineGeometry {
    QRectF area;
    QRectF names;    ///< the names of the groups, left of the lanes
    QRectF keys;     ///< the key of the colours above the lanes: one line, on paper as many as needed
    QRectF bracket;  ///< the line of the bracket, below the keys
    QRectF plot;
    QRectF axis;                  ///< the axis below the lanes: ticks, and on paper its label
    double from = 0.0, to = 1.0;  ///< the visible range of values on the axis
    double laneHeight = 0.0;
    double scroll = 0.0;
    std::vector<double> tops;  ///< the tops of the lanes, relative to the top of `plot`
    double bottom = 0.0;       ///< the bottom of the last lane, relative to the top of `plot`
    std::vector<Tick> ticks;
    std::vector<QRectF> keyPlaces;  ///< the rectangles of those keys that fit
    // Only on paper: names are broken into lines, and a group is at least as high as its name.
    std::vector<QStringList> nameLines, noteLines;
    [[nodiscard]] static TimelineGeometry layout(const TimelineSpec& spec, const QRectF& area, const Style& style,
                                                 double scroll = 0.0);
    /// Sets the visible range of the axis and its ticks.
    void see(const TimelineSpec& spec, const Style& style, double from, double to);

    [[nodiscard]] double x(double value) const;
    [[nodiscard]] double valueAt(double x) const;
    /// The rectangle of a lane, over the whole width.
    [[nodiscard]] QRectF lane(std::size_t lane) const;
    [[nodiscard]] QRectF bar(const LaneBar& bar) const;
    /// The index of the bar at a position in pixels, the last one if there are several. -1 if there is none, or if
    /// there are too many bars to draw each.
    [[nodiscard]] int at(const TimelineSpec& spec, const QPointF& place) const;
    [[nodiscard]] double overflow() const;
    /// The number of bars in the visible range of the axis.
    [[nodiscard]] std::size_t seen(const TimelineSpec& spec) const;
};

[[nodiscard]] PaperHeight paperHeight(const TimelineSpec& spec, const PaperRoom& room, const Style& style);

}  // namespace greyscope::widgets
