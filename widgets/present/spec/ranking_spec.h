#pragma once

#include <QString>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

#include "widgets/present/spec/link.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {

struct Bar {
    int rank = 0;
    QString name;
    double value = 0.0;
    QString text;                     ///< the value as printed
    std::optional<double> low, high;  ///< whisker
    std::optional<double> mark;       ///< a second value, as a diamond
    QString markText;                 ///< printed below the first
    std::optional<double> second;     ///< another measure of the same, in a column of its own
    QString secondText = {};          ///< as printed
    QString note = {};                ///< printed in a column of its own
    QString sign = {};                ///< in the ink's colour, in the place of the rank,
    QString signWord = {};            ///< and what it is called
    Ink ink;
    Link link;
    QString tooltip;
    bool found = false;      ///< by a search: it stands out on the screen, and comes into sight
    int folded = 0;          ///< no bar: a line that says how many are left out here
    QString shortName = {};  ///< see bitName(); empty: the name is short enough
    QString invalid = {};    ///< why its source calls a result of it wrong: it is marked; "": it does not
    bool operator==(const Bar&) const = default;
};

/// Horizontal bars from best to worst, or dots with their intervals.
struct RankingSpec {
    QString title;
    QString subtitle;
    QString valueTitle;
    QString secondTitle = {};  ///< "": no bar has a second measure
    QString noteTitle;
    QString axisTitle;                              ///< below the axis, on paper
    double low = 0.0, high = 1.0;                   ///< of the value axis
    bool dots = false;                              ///< a dot at each value, no bar from the low end on
    bool changes = false;                           ///< values are changes in percent, places go by ln(1 + value / 100)
    std::vector<Tick> ticks;                        ///< empty: quarters
    std::optional<std::pair<double, double>> band;  ///< shaded between these values, with a line in its middle
    std::vector<Bar> bars;
    FootLines foot = {};  ///< on paper
    bool operator==(const RankingSpec&) const = default;

    /// Where a value lies on the axis: 0 at its low end, 1 at its high one.
    [[nodiscard]] double placeOf(double value) const {
        const auto at = [this](double v) { return changes ? std::log1p(std::max(v, -99.99) / 100.0) : v; };
        const double span = at(high) - at(low);
        return span > 0.0 ? std::clamp((at(value) - at(low)) / span, 0.0, 1.0) : 0.0;
    }
};

}  // namespace greyscope::widgets
