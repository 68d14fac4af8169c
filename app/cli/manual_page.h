#pragma once

#include <string>

#include "app/cli/command_description.h"

namespace greyscope::app::cli {

/// greyscope(1), in the man macros of roff.
[[nodiscard]] std::string manualPage(const ProgramDescription& program);

}  // namespace greyscope::app::cli
