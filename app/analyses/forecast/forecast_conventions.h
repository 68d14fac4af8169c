#pragma once

#include <vector>

#include "app/analyses/convention.h"

namespace greyscope::app {

/// Returns the conventions of a forecast from the study's choices, for the status bar.
[[nodiscard]] std::vector<Convention> forecastConventions(const Study& study);

}  // namespace greyscope::app
