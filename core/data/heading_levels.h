#pragma once

#include <optional>

#include "core/data/dataset.h"
#include "core/data/recipe.h"
#include "core/data/roles.h"

namespace greyscope::data {

/// The steps that make rows of columns whose names are levels of one factor: three or more columns of numbers beside
/// each other that end the table, called by ascending numbers as "2012", "2013", ..., or by such numbers and one word
/// ("1 thr", "2 thr", "run1", "threads=4"), behind others at least one of which holds text. Whole numbers from 1800 to
/// 2200 are years. No step: another table.
[[nodiscard]] Recipe levelsInHeadings(const Dataset& dataset);

/// The step that makes rows of what was measured of configurations: of a wide table whose other columns are all options
/// that are on or off, three or more, any of which as an axis would have two points. No step: another table.
[[nodiscard]] Recipe columnsOfConfigurations(const Dataset& dataset, const Roles& wide);

}  // namespace greyscope::data
