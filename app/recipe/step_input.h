#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/data/dataset.h"
#include "core/data/recipe/filter.h"

// The input table of a step, as the controls of the step need it.

namespace greyscope::app {

struct StepInput {
    std::shared_ptr<const data::Dataset> all;  ///< the whole input table; null while it is not known
    /// Its first rows, for which the result of the step is calculated immediately.
    std::shared_ptr<const data::Dataset> first;
};
/// Returns the input of a step from its whole input table. This takes time if the table has many rows.
[[nodiscard]] StepInput stepInput(std::shared_ptr<const data::Dataset> all);

/// The distinct values (levels) of a column, with their numbers of rows.
struct LevelCounts {
    /// One row for each level: numbers in ascending order, texts in order of first appearance, empty last.
    data::Column levels;
    std::vector<std::size_t> rows;  ///< number of rows of each level
    std::size_t left = 0;           ///< number of further levels that are not listed
};
inline constexpr std::size_t kMostLevels = 2000;
/// Counts the rows of each level of a column. Error: unknownColumn.
[[nodiscard]] base::Expected<LevelCounts> levelCounts(const data::Dataset& dataset, const std::string& column,
                                                      base::Progress& progress);

/// Returns one value for each level: 1 if its rows meet the condition, otherwise 0. Empty if the condition cannot be
/// applied to the column.
[[nodiscard]] std::vector<char> levelsMeeting(const LevelCounts& counts, data::Filter filter);

}  // namespace greyscope::app
