#pragma once

#include <string>

#include "app/cli/help/command_description.h"

namespace greyscope::app::cli {

/// A script that teaches the shell the commands, their options and what is to be chosen from; file names elsewhere.
[[nodiscard]] std::string bashCompletion(const ProgramDescription& program);
[[nodiscard]] std::string zshCompletion(const ProgramDescription& program);
[[nodiscard]] std::string fishCompletion(const ProgramDescription& program);

}  // namespace greyscope::app::cli
