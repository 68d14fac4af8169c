#pragma once

#include <string>
#include <vector>

#include "app/study/study.h"

namespace greyscope::app {

/// What the Relations page makes of a table's series, as options of `greyscope relate` quoted for a POSIX shell:
/// points, series, degree. What is the command's own default is not said.
[[nodiscard]] std::vector<std::string> relationOptions(const StudyTable& table, const Selection& selection,
                                                       const RelationsChoices& choices);

}  // namespace greyscope::app
