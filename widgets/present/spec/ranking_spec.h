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
    QString text;                     ///< the displayed value
    std::optional<double> low, high;  ///< the ends of the whisker
    std::optional<double> mark;       ///< a second value, drawn as a diamond
    QString markText;                 ///< below the first text
    std::optional<double> second;     ///< another measure, in a separate column
    QString secondText = {};          ///< the displayed `second`
    QString note = {};                ///< a text in a separate column
    QString sign = {};                ///< shown instead of the rank, in the colour of the ink
    QString signWord = {};            ///< the meaning of `sign`
    Ink ink;
    Link link;
    QString tooltip;
    bool found = false;      ///< whether a search found the bar: the screen highlights it and scrolls to it
    int folded = 0;          ///< not a bar: a row for this number of hidden rows
    QString shortName = {};  ///< see bitName(); empty if the name is short enough
    QString invalid = {};    ///< why its source marks a result of the bar as invalid, which draws a mark; "" if none is
    bool operator==(const Bar&) const = default;
};

/// Horizontal bars from best to worst, or dots with intervals.
struct RankingSpec {
    QString title;
    QString subtitle;
    QString valueTitle;
    QString secondTitle = {};  ///< "": bars have no second measure
    QString noteTitle;
    QString axisTitle;             ///< on paper, below the axis
    double low = 0.0, high = 1.0;  ///< the ends of the value axis
    bool dots = false;             ///< draws a dot at each value instead of a bar from the low end
    bool changes = false;          ///< values are changes in percent; positions are proportional to ln(1 + value / 100)
    std::vector<Tick> ticks;       ///< empty: ticks at quarters
    std::optional<std::pair<double, double>> band;  ///< shaded between these values, with a line in the middle
    std::vector<Bar> bars;
    FootLines foot = {};  ///< on paper
    bool operator==(const RankingSpec&) const = default;

    /// The position of a value on the axis, from 0 at the low end to 1 at the high end.
    [[nodiscard]] double placeOf(double value) const {
        const auto at = [this](double v) { return changes ? std::log1p(std::max(v, -99.99) / 100.0) : v; };
        const double span = at(high) - at(low);
        return span > 0.0 ? std::clamp((at(value) - at(low)) / span, 0.0, 1.0) : 0.0;
    }
};

}  // namespace greyscope::widgets
