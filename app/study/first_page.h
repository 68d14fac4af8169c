#pragma once

#include <QString>

#include "app/study/study.h"

namespace greyscope::app {

/// Whether options that are on or off tell the series of a table apart: it holds configurations of one system, which a
/// tree explains and lines do not. Asks for levels of the keys.
[[nodiscard]] bool holdsConfigurations(const StudyTable& table);

/// The key of the page that shows what was opened first: "trends", "tree" of a table of configurations, "data" where
/// nothing can be drawn.
[[nodiscard]] QString firstPage(const Study& study);

}  // namespace greyscope::app
