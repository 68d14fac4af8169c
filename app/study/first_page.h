#pragma once

#include <QString>

#include "app/study/study.h"

namespace greyscope::app {

/// Whether the series of a table differ by options that are on or off. Such a table contains configurations of one
/// system, which a tree explains better than lines. Uses the levels of the keys.
[[nodiscard]] bool holdsConfigurations(const StudyTable& table);

/// Returns the key of the first page for an opened study: "trends"; "tree" for a table of configurations; "data" if
/// nothing can be drawn.
[[nodiscard]] QString firstPage(const Study& study);

}  // namespace greyscope::app
