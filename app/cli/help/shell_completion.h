#pragma once

#include <string>

#include "app/cli/help/command_description.h"

namespace greyscope::app::cli {

/// Returns a script for completion in bash. It completes commands, options and their values, and file names elsewhere.
[[nodiscard]] std::string bashCompletion(const ProgramDescription& program);
/// Returns a script for completion in zsh. It completes commands, options and their values, and file names elsewhere.
[[nodiscard]] std::string zshCompletion(const ProgramDescription& program);
/// Returns a script for completion in fish. It completes commands, options and their values, and file names elsewhere.
[[nodiscard]] std::string fishCompletion(const ProgramDescription& program);

}  // namespace greyscope::app::cli
