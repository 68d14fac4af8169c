#pragma once

#include <optional>
#include <string>
#include <vector>

namespace greyscope::widgets {

/// Which names the curves of a chart have, and where.
enum class NamesShown { automatic, lineEnds, legend, none };

/// The colour of what has this name in a figure.
struct SeriesColour {
    std::string series;
    std::string colour;  ///< "#0072b2"
    bool operator==(const SeriesColour&) const = default;
};

/// How an author wants a figure on paper, where it is to be other than usual. What a kind of figure has not (a table
/// has no axis) says nothing to it.
struct FigureLook {
    std::string family = {};  ///< of the text; empty: the usual one
    std::optional<double> textPt = {}, linePt = {}, markerPt = {};
    std::vector<SeriesColour> colours = {};
    std::optional<std::string> title = {}, xTitle = {}, yTitle = {};
    std::optional<double> xLow = {}, xHigh = {}, yLow = {}, yHigh = {};
    std::vector<double> xTicks = {}, yTicks = {};  ///< empty: the usual ones
    NamesShown names = NamesShown::automatic;
    std::optional<int> decimals = {};  ///< of the numbers that it prints
    bool grey = false;
    bool operator==(const FigureLook&) const = default;
    [[nodiscard]] bool usual() const { return *this == FigureLook{}; }
};

}  // namespace greyscope::widgets
