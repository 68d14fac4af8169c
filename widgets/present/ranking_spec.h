#pragma once

#include <QString>

#include <optional>
#include <vector>

#include "widgets/present/link.h"
#include "widgets/present/plot_spec.h"

namespace greyscope::widgets {

struct Bar {
    int rank = 0;
    QString name;
    double value = 0.0;
    QString text;                     ///< the value as printed
    std::optional<double> low, high;  ///< whisker
    std::optional<double> mark;       ///< a second value, as a diamond
    QString markText;                 ///< printed below the first
    Ink ink;
    Link link;
    QString tooltip;
    int folded = 0;          ///< no bar: a line that says how many are left out here
    QString shortName = {};  ///< see bitName(); empty: the name is short enough
    bool operator==(const Bar&) const = default;
};

/// Horizontal bars from best to worst.
struct RankingSpec {
    QString title;
    QString subtitle;
    QString valueTitle;
    QString axisTitle;             ///< below the axis, on paper
    double low = 0.0, high = 1.0;  ///< of the value axis
    std::vector<Bar> bars;
    bool operator==(const RankingSpec&) const = default;
};

}  // namespace greyscope::widgets
