#pragma once

#include <QString>

#include <cstddef>
#include <vector>

#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {

/// Several charts in a grid as one figure, with one legend. Axes that all panels share have their title once, and their
/// labels only at the edge.
struct FacetsSpec {
    QString title, subtitle;
    std::vector<PlotSpec> panels;  ///< their subtitles, or else their titles, are written above them
    FootLines foot = {};           ///< the lines below the figure on paper
    std::size_t mostColumns = 0;   ///< largest number of columns; 0: as many as fit
    bool operator==(const FacetsSpec&) const = default;
};

}  // namespace greyscope::widgets
