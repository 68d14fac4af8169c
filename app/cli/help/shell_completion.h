#pragma once

#include <string>

#include "app/cli/help/command_description.h"

namespace greyscope::app::cli {

/// Return a script for the completion of commands, options and their values in a shell; elsewhere it completes file
/// names.
[[nodiscard]] std::string bashCompletion(const ProgramDescription& program);
[[nodiscard]] std::string zshCompletion(const ProgramDescription& program);
[[nodiscard]] std::string fishCompletion(const ProgramDescription& program);

}  // namespace greyscope::app::cli
