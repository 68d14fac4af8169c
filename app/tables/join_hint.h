#pragma once

#include <QString>

#include <optional>
#include <string>
#include <vector>

#include "app/study/study.h"
#include "core/base/progress.h"
#include "core/data/recipe/recipe.h"

namespace greyscope::app {

/// Another table of the study that says more about the rows of one.
struct JoinHint {
    std::string table;  ///< the other one
    data::JoinTable step;
    std::size_t values = 0;  ///< of the key that both have
};

/// A table from a file that has each value of the one column that both share once, and all those of this table; none
/// where its recipe joins it already.
[[nodiscard]] std::optional<JoinHint> joinHint(const StudyTable& table, const std::vector<StudyTable>& tables,
                                               base::Progress& progress);
[[nodiscard]] QString hintText(const JoinHint& hint);

}  // namespace greyscope::app
