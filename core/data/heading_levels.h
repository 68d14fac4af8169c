#pragma once

#include <optional>

#include "core/data/dataset.h"
#include "core/data/recipe.h"
#include "core/data/roles.h"

namespace greyscope::data {

/// Steps that make rows of columns, and what these are then.
struct HeadingLevels {
    Recipe steps;
    std::string axis = {};    ///< the column that tells them apart, where it is a time
    std::string beside = {};  ///< one that says it again
    std::string value = {};
};

/// The steps that make rows of columns whose names are levels of one factor (headingName()): three or more columns of
/// numbers beside each other, called by ascending numbers as "1", "2", ..., or by such numbers and one word ("1 thr",
/// "2 thr", "run1", "threads=4"), that end the table behind others at least one of which holds text; or two or more by
/// years, quarters, months or dates, ascending or descending, beside any other. Of years with what was measured
/// ("gdp_2019", "gdp_2020", "pop_2019", "pop_2020") that becomes a column too. No step: another table.
[[nodiscard]] HeadingLevels levelsInHeadings(const Dataset& dataset);

/// Has a table that such steps made run along its times: other factors become keys.
void runAlongTimes(RoleGuess& guess, const Dataset& dataset, const HeadingLevels& levels);

/// The step that makes rows of what was measured of configurations: of a wide table whose other columns are all options
/// that are on or off, three or more, any of which as an axis would have two points. No step: another table.
[[nodiscard]] Recipe columnsOfConfigurations(const Dataset& dataset, const Roles& wide);

}  // namespace greyscope::data
