#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/data/dataset.h"
#include "core/data/recipe/filter.h"

// What the editor of a step needs to know about the step's input table.

namespace greyscope::app {

struct StepInput {
    std::shared_ptr<const data::Dataset> all;    ///< null while not known
    std::shared_ptr<const data::Dataset> first;  ///< the first rows, whose result is calculated immediately
};
/// Returns the input of a step; takes time for a table of many rows.
[[nodiscard]] StepInput stepInput(std::shared_ptr<const data::Dataset> all);

/// The distinct values of a column, with their numbers of rows.
struct LevelCounts {
    data::Column levels;  ///< one row per level: numbers ascending, text in order of first appearance, empty last
    std::vector<std::size_t> rows;  ///< number of rows of each level
    std::size_t left = 0;           ///< number of further levels that are not listed
};
inline constexpr std::size_t kMostLevels = 2000;
/// Error: unknownColumn.
[[nodiscard]] base::Expected<LevelCounts> levelCounts(const data::Dataset& dataset, const std::string& column,
                                                      base::Progress& progress);

/// Returns for each level 1 if its rows meet the condition, else 0; empty if the condition does not suit the column.
[[nodiscard]] std::vector<char> levelsMeeting(const LevelCounts& counts, data::Filter filter);

}  // namespace greyscope::app
