#pragma once

#include <string>

#include "app/cli/help/command_description.h"
#include "app/cli/help/help_language.h"

namespace greyscope::app::cli {

/// Returns the manual page greyscope(1) in the man macros of roff. `say` translates the text between the descriptions.
[[nodiscard]] std::string manualPage(const ProgramDescription& program, const HelpWords& say);

}  // namespace greyscope::app::cli
