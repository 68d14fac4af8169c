#pragma once

#include <QString>

#include <optional>
#include <string>
#include <vector>

#include "app/study/study.h"
#include "core/base/progress.h"
#include "core/data/recipe/recipe.h"

namespace greyscope::app {

/// A suggestion to join another table of the study, which has further columns for the rows of a table.
struct JoinHint {
    std::string table;  ///< name of the other table
    data::JoinTable step;
    std::size_t values = 0;  ///< number of values of the column that both tables have
};

/// Returns a suggestion to join `table` with another table that was read from a file. That table has exactly one column
/// in common with it, has each value of this column once, and contains all values of `table`. Returns nullopt if there
/// is none, or if the recipe already joins it.
[[nodiscard]] std::optional<JoinHint> joinHint(const StudyTable& table, const std::vector<StudyTable>& tables,
                                               base::Progress& progress);
[[nodiscard]] QString hintText(const JoinHint& hint);

}  // namespace greyscope::app
