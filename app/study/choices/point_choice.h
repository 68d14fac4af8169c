#pragma once

#include <string>
#include <vector>

#include "core/data/recipe/filter.h"

namespace greyscope::app {

/// The points of the series on a page: along one factor with the other factors held, or over all cells.
struct PointChoice {
    bool allCells = false;
    std::string axis;  ///< factor along the series; empty: the table's first factor
    /// Values of the other factors; a factor without an entry is held at its value in the first row.
    std::vector<data::Filter> hold;
    bool operator==(const PointChoice&) const = default;
};

}  // namespace greyscope::app
