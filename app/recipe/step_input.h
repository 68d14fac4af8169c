#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/data/dataset.h"
#include "core/data/recipe/filter.h"

// What an editor of a step has to know of the table that the step is given.

namespace greyscope::app {

struct StepInput {
    std::shared_ptr<const data::Dataset> all;    ///< null while it is not known
    std::shared_ptr<const data::Dataset> first;  ///< its first rows: what a step makes of them is known at once
};
/// Takes a while where there are many rows.
[[nodiscard]] StepInput stepInput(std::shared_ptr<const data::Dataset> all);

/// The values of a column, each with its rows.
struct LevelCounts {
    data::Column levels;            ///< a row a level: numbers ascending, text in order of first appearance, empty last
    std::vector<std::size_t> rows;  ///< of each level
    std::size_t left = 0;           ///< further levels, where there are many
};
inline constexpr std::size_t kMostLevels = 2000;
/// unknownColumn.
[[nodiscard]] base::Expected<LevelCounts> levelCounts(const data::Dataset& dataset, const std::string& column,
                                                      base::Progress& progress);

/// One where rows of the level meet the condition; empty where it is none for this column.
[[nodiscard]] std::vector<char> levelsMeeting(const LevelCounts& counts, data::Filter filter);

}  // namespace greyscope::app
