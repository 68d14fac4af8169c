#pragma once

#include <string>
#include <vector>

#include "core/data/recipe/filter.h"

namespace greyscope::app {

/// Points of the series on a page: along one factor with the others held, or over all cells.
struct PointChoice {
    bool allCells = false;
    std::string axis;                ///< factor along the series; empty: the table's first
    std::vector<data::Filter> hold;  ///< of every other factor; one that is not named is held as in the first row
    bool operator==(const PointChoice&) const = default;
};

}  // namespace greyscope::app
