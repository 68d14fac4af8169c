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
    QString text;                           ///< the value as displayed
    std::optional<double> low, high;        ///< the ends of the whisker; nullopt: no whisker
    std::optional<double> mark;             ///< a second value on the same axis, drawn as a diamond
    QString markText;                       ///< the displayed `mark`, below `text`
    std::optional<double> second;           ///< another measure, in a separate column
    QString secondText = {};                ///< `second` as displayed
    QString note = {};                      ///< a text in a separate column
    std::optional<double> noteNumber = {};  ///< the number that `note` shows; nullopt if it is no number
    QString sign = {};                      ///< a sign shown instead of the rank, in the colour `ink`
    QString signWord = {};                  ///< the meaning of `sign`
    Ink ink;
    Link link;
    QString tooltip;
    bool found = false;      ///< whether a search found the bar: the screen highlights it and scrolls to it
    int folded = 0;          ///< if above 0, this is not a bar but a row that gives this number of hidden rows
    QString shortName = {};  ///< a shorter name for the screen (see bitName()); empty if the name is short enough
    /// Why the data source marks a result of the bar as invalid, so that the bar gets a mark; "" if it marks none.
    QString invalid = {};
    bool operator==(const Bar&) const = default;
};

/// A ranking: horizontal bars from best to worst, or dots with intervals.
struct RankingSpec {
    QString title;
    QString subtitle;
    QString valueTitle;
    QString secondTitle = {};  ///< the title of the column of `second`; "": there is none
    QString noteTitle;
    QString axisTitle;             ///< the title below the axis, on paper only
    double low = 0.0, high = 1.0;  ///< the values at the ends of the value axis
    bool dots = false;             ///< whether each value is a dot, instead of a bar from the low end of the axis
    /// Whether values are changes in percent; their positions are proportional to ln(1 + value / 100).
    bool changes = false;
    std::vector<Tick> ticks;  ///< the ticks of the value axis; empty: at its quarters
    /// The part of the axis that is shaded, with a line in its middle; nullopt: none.
    std::optional<std::pair<double, double>> band;
    std::vector<Bar> bars;
    FootLines foot = {};  ///< the lines below the figure on paper
    bool operator==(const RankingSpec&) const = default;

    /// The position of a value on the axis, from 0 at the low end to 1 at the high end.
    [[nodiscard]] double placeOf(double value) const {
        const auto at = [this](double v) { return changes ? std::log1p(std::max(v, -99.99) / 100.0) : v; };
        const double span = at(high) - at(low);
        return span > 0.0 ? std::clamp((at(value) - at(low)) / span, 0.0, 1.0) : 0.0;
    }
};

}  // namespace greyscope::widgets
