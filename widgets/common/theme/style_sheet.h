#pragma once

#include <QString>

#include "widgets/common/theme/theme.h"

namespace greyscope::widgets {

/// The styles that the palette cannot express: rail, chips, dock titles, view headers.
[[nodiscard]] QString styleSheet(const Theme& theme);

}  // namespace greyscope::widgets
