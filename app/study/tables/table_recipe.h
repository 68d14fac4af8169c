#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "app/study/study.h"
#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/data/recipe/recipe.h"

namespace greyscope::app {

/// Gives a table another recipe and makes its dataset again from the source. If the columns stay the same, so do their
/// roles; otherwise remaining columns keep their roles and new ones get suitable ones. If a step fails, the table is
/// unchanged and `applied` is the number of steps before it. `reader`, if given, reads the tables that steps join.
/// Errors: those of data::applyRecipe() and of joined tables.
[[nodiscard]] base::Expected<void> setRecipe(StudyTable& table, data::Recipe recipe, base::Progress& progress,
                                             std::size_t* applied = nullptr, const data::TableReader& reader = {});

/// Returns the dataset after the first `steps` steps of the table's recipe.
[[nodiscard]] base::Expected<data::Dataset> datasetAfter(const StudyTable& table, std::size_t steps,
                                                         base::Progress& progress);

/// Returns the command that gives the degrees of the Relations page: of this table's series with the reference if that
/// is one of them, else of all pairs; one step per line, quoted for a POSIX shell. Pasted text is read from standard
/// input. Empty for embedded tables and for stacks of anything but whole files, which no command reads.
[[nodiscard]] std::string shellCommand(const StudyTable& table, const Selection& selection,
                                       const RelationsChoices& choices);

/// Returns the text in single quotes if a POSIX shell would change it otherwise.
[[nodiscard]] std::string shellWord(const std::string& text);

/// Returns the recipe as command-line options, one per line, quoted for a POSIX shell.
[[nodiscard]] std::vector<std::string> shellOptions(const data::Recipe& recipe);

}  // namespace greyscope::app
