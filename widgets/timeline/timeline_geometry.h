#pragma once

#include <QRectF>
#include <QStringList>

#include <cstddef>
#include <vector>

#include "widgets/common/paper_height.h"
#include "widgets/common/theme/style.h"
#include "widgets/present/spec/timeline_spec.h"

namespace greyscope::widgets {

/// Where the parts of lanes are drawn. Names and axis stay; lanes scroll inside `plot`.
struct TimelineGeometry {
    QRectF area;
    QRectF names;    ///< of the groups, left of the lanes
    QRectF keys;     ///< above them: a line, on paper as many as it takes
    QRectF bracket;  ///< a line below that
    QRectF plot;
    QRectF axis;                  ///< below: ticks, and on paper what it is along
    double from = 0.0, to = 1.0;  ///< what is seen of the axis
    double laneHeight = 0.0;
    double scroll = 0.0;
    std::vector<double> tops;  ///< of the lanes, from the top of `plot`
    double bottom = 0.0;       ///< of the last
    std::vector<Tick> ticks;
    std::vector<QRectF> keyPlaces;  ///< of those that find room
    // On paper names are broken into lines, and a group is at least as high as its own.
    std::vector<QStringList> nameLines, noteLines;
    [[nodiscard]] static TimelineGeometry layout(const TimelineSpec& spec, const QRectF& area, const Style& style,
                                                 double scroll = 0.0);
    /// The same with another stretch of the axis in sight.
    void see(const TimelineSpec& spec, const Style& style, double from, double to);

    [[nodiscard]] double x(double value) const;
    [[nodiscard]] double valueAt(double x) const;
    /// Of a lane, over the whole width.
    [[nodiscard]] QRectF lane(std::size_t lane) const;
    [[nodiscard]] QRectF bar(const LaneBar& bar) const;
    /// The bar at a place, the last one of several; -1 where there is none.
    [[nodiscard]] int at(const TimelineSpec& spec, const QPointF& place) const;
    [[nodiscard]] double overflow() const;
    /// How many bars are in sight.
    [[nodiscard]] std::size_t seen(const TimelineSpec& spec) const;
};

[[nodiscard]] PaperHeight paperHeight(const TimelineSpec& spec, const PaperRoom& room, const Style& style);

}  // namespace greyscope::widgets
