#pragma once

#include <QString>

#include "widgets/common/theme/theme.h"

namespace greyscope::widgets {

/// What the palette cannot say: rail, chips, dock titles, view headers.
[[nodiscard]] QString styleSheet(const Theme& theme);

}  // namespace greyscope::widgets
