#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "app/study/study.h"
#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/data/recipe/recipe.h"

namespace greyscope::app {

/// Gives a table another recipe and applies it to the source. If the columns stay the same, so do their roles.
/// Otherwise remaining columns keep their roles, and new columns get suitable ones. If a step fails, the table is
/// unchanged and `applied` receives the number of steps before it. `reader` reads the tables that steps join; null:
/// they are read from their files. Errors: those of data::applyRecipe() and of joined tables.
[[nodiscard]] base::Expected<void> setRecipe(StudyTable& table, data::Recipe recipe, base::Progress& progress,
                                             std::size_t* applied = nullptr, const data::TableReader& reader = {});

/// Returns the rows of a table after the first `steps` steps of its recipe.
[[nodiscard]] base::Expected<data::Dataset> datasetAfter(const StudyTable& table, std::size_t steps,
                                                         base::Progress& progress);

/// Returns the command that calculates the degrees of the Relations page for a table. These are the degrees of its
/// series with the reference if that is one of them, otherwise of all pairs. The command has one step per line and is
/// quoted for a POSIX shell. Pasted text is read from standard input. Empty for embedded tables and for stacks of
/// anything but whole files, because no command reads them.
[[nodiscard]] std::string shellCommand(const StudyTable& table, const Selection& selection,
                                       const RelationsChoices& choices);

/// Returns a text in single quotes if a POSIX shell would otherwise change it; else unchanged.
[[nodiscard]] std::string shellWord(const std::string& text);

/// Returns the steps of a recipe as command-line options, one in each string, quoted for a POSIX shell.
[[nodiscard]] std::vector<std::string> shellOptions(const data::Recipe& recipe);

}  // namespace greyscope::app
