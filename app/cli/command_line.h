#pragma once

#include <ostream>
#include <string>
#include <vector>

#include "app/cli/help/command_description.h"

namespace greyscope::app {

/// Whether the arguments (without the program's name) ask for a subcommand, help or the version, not for the window.
[[nodiscard]] bool isCommandLine(const std::vector<std::string>& arguments);

/// Whether the subcommand draws figures: then it needs a QApplication, without a display on the offscreen platform.
[[nodiscard]] bool drawsFigures(const std::vector<std::string>& arguments);

/// All that the command line's help is made of, in English.
[[nodiscard]] cli::ProgramDescription commandLineDescription();

/// Runs a subcommand and returns the exit code: 0, 1 where the input does not allow it, 2 where the arguments are
/// wrong; then `err` holds one line.
[[nodiscard]] int runCommandLine(const std::vector<std::string>& arguments, std::ostream& out, std::ostream& err);

}  // namespace greyscope::app
