#pragma once

#include <vector>

#include "app/analyses/convention.h"

namespace greyscope::app {

/// What was chosen for a forecast, for the foot of the window.
[[nodiscard]] std::vector<Convention> forecastConventions(const Study& study);

}  // namespace greyscope::app
