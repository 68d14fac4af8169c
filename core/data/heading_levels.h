#pragma once

#include <optional>

#include "core/data/dataset.h"
#include "core/data/steps/unpivot.h"

namespace greyscope::data {

/// The step that makes rows of columns whose names are levels of one factor: three or more columns of numbers beside
/// each other that end the table, called by ascending numbers as "2012", "2013", ..., behind others at least one of
/// which holds text. Whole numbers from 1800 to 2200 are years. nullopt of another table.
[[nodiscard]] std::optional<Unpivot> levelsInHeadings(const Dataset& dataset);

}  // namespace greyscope::data
