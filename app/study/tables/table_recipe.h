#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "app/study/study.h"
#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/data/recipe/recipe.h"

namespace greyscope::app {

/// Gives a table another recipe: its dataset is made anew of what was read. Where the columns stay the same, so do
/// their roles; otherwise columns that stay keep theirs and new ones get those that suit them. Leaves the table as it
/// is where a step fails, after `applied` others. `reader`, where there is one, reads the tables that steps join.
/// Errors: those of data::applyRecipe() and of tables that it joins.
[[nodiscard]] base::Expected<void> setRecipe(StudyTable& table, data::Recipe recipe, base::Progress& progress,
                                             std::size_t* applied = nullptr, const data::TableReader& reader = {});

/// What the first `steps` of its recipe make of a table.
[[nodiscard]] base::Expected<data::Dataset> datasetAfter(const StudyTable& table, std::size_t steps,
                                                         base::Progress& progress);

/// The command that gives the degrees of the Relations page: of this table's series with the reference, where it is one
/// of them, else those of all pairs; a line a step, quoted for a POSIX shell. What was pasted is read from standard
/// input. Empty for what the program carries and for stacks of others than whole files, which no command reads.
[[nodiscard]] std::string shellCommand(const StudyTable& table, const Selection& selection,
                                       const RelationsChoices& choices);

/// In single quotes, where a POSIX shell would read it otherwise.
[[nodiscard]] std::string shellWord(const std::string& text);

/// The recipe as options of the command line, a line each, quoted for a POSIX shell.
[[nodiscard]] std::vector<std::string> shellOptions(const data::Recipe& recipe);

}  // namespace greyscope::app
