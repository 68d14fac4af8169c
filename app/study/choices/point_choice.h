#pragma once

#include <string>
#include <vector>

#include "core/data/recipe/filter.h"

namespace greyscope::app {

/// Which points the series of a page have: those along one factor, with the other factors held constant, or all cells.
struct PointChoice {
    bool allCells = false;
    std::string axis;  ///< factor along which the points lie; empty: the first factor of the table
    /// Levels at which the other factors are held constant. A factor without an entry is held at its value in the first
    /// row.
    std::vector<data::Filter> hold;
    bool operator==(const PointChoice&) const = default;
};

}  // namespace greyscope::app
