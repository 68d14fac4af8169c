#pragma once

#include <QString>

#include <optional>
#include <string>
#include <vector>

#include "app/study/study.h"
#include "core/base/progress.h"
#include "core/data/recipe/recipe.h"

namespace greyscope::app {

/// Another table of the study that contains further columns for the rows of a table.
struct JoinHint {
    std::string table;  ///< the other table
    data::JoinTable step;
    std::size_t values = 0;  ///< number of values of the shared column
};

/// Returns a table from a file that shares exactly one column with this table, has each value of it once, and contains
/// all values of this table. nullopt if there is none, or if the recipe joins it already.
[[nodiscard]] std::optional<JoinHint> joinHint(const StudyTable& table, const std::vector<StudyTable>& tables,
                                               base::Progress& progress);
[[nodiscard]] QString hintText(const JoinHint& hint);

}  // namespace greyscope::app
