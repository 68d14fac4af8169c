#pragma once

#include <QString>

#include "widgets/common/theme/theme.h"

namespace greyscope::widgets {

/// Returns the Qt style sheet of the application: the styles that a palette cannot express, such as those of the side
/// rail, chips, dock titles and view headers.
[[nodiscard]] QString styleSheet(const Theme& theme);

}  // namespace greyscope::widgets
