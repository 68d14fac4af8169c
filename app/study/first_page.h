#pragma once

#include <QString>

#include "app/study/study.h"

namespace greyscope::app {

/// Whether many keys of a table (at least data::kManyOptions) are options that are on or off. Its series are then
/// configurations of one system, which a tree explains better than lines. The function counts the levels of the keys.
[[nodiscard]] bool holdsConfigurations(const StudyTable& table);

/// Returns the key of the page that is shown first for a study: "trends"; "tree" for a table of configurations; "data"
/// if nothing can be drawn.
[[nodiscard]] QString firstPage(const Study& study);

}  // namespace greyscope::app
