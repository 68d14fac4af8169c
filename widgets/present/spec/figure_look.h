#pragma once

#include <optional>
#include <string>
#include <vector>

namespace greyscope::widgets {

/// Where the names of a chart's curves are shown.
enum class NamesShown { automatic, lineEnds, legend, none };

/// The colour that the author of a figure has chosen for a series.
struct SeriesColour {
    std::string series;
    std::string colour;  ///< the colour as text: "#0072b2"
    bool operator==(const SeriesColour&) const = default;
};

/// The changes that the author of a figure has made to its appearance on paper; empty members keep the defaults.
/// Settings that a kind of figure does not have (a table has no axis) have no effect on it.
struct FigureLook {
    std::string family = {};  ///< the font family; empty: the default
    std::optional<double> textPt = {}, linePt = {}, markerPt = {};
    std::vector<SeriesColour> colours = {};
    std::optional<std::string> title = {}, xTitle = {}, yTitle = {};
    std::optional<double> xLow = {}, xHigh = {}, yLow = {}, yHigh = {};
    std::vector<double> xTicks = {}, yTicks = {};  ///< the positions of the ticks; empty: the default ticks
    NamesShown names = NamesShown::automatic;
    std::optional<int> decimals = {};  ///< the number of decimals of the printed numbers
    bool grey = false;
    bool operator==(const FigureLook&) const = default;
    [[nodiscard]] bool usual() const { return *this == FigureLook{}; }
};

}  // namespace greyscope::widgets
