#pragma once

#include <QString>

#include <optional>
#include <vector>

#include "widgets/present/spec/link.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {

/// An alternative on a target.
struct TargetPoint {
    QString name;
    double distance = 0.0;
    double angle = 0.0;  ///< direction from the bull's-eye in radians, clockwise from the top
    QString text;        ///< the distance as shown
    bool labelled = true;
    Ink ink;
    Marker marker = Marker::circle;
    bool hollow = false;
    bool explained = false;  ///< whether other views explain the alternative; it has a line from the bull's-eye
    QString tooltip;
    Link link;
    bool operator==(const TargetPoint&) const = default;
};

/// A target: alternatives around a bull's-eye. The distance of a point from the centre is exact; its direction only
/// shows in which attributes the alternative falls short.
struct TargetSpec {
    QString title;
    QString subtitle;
    std::vector<QString> spokes;      ///< the attributes, whose directions are evenly spaced, clockwise from the top
    std::optional<double> radius;     ///< the distance up to which alternatives hit; nullopt: none
    double most = 1.0;                ///< the largest distance that the target must show
    std::vector<TargetPoint> points;  ///< in the order of their ranks
    QString footer;
    FootLines foot = {};  ///< the lines below the figure on paper
    bool operator==(const TargetSpec&) const = default;
};

}  // namespace greyscope::widgets
