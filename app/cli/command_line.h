#pragma once

#include <ostream>
#include <string>
#include <vector>

#include "app/cli/help/command_description.h"

namespace greyscope::app {

/// Whether the arguments (without the program's name) request a subcommand, help or the version, instead of the window.
[[nodiscard]] bool isCommandLine(const std::vector<std::string>& arguments);

/// Whether the subcommand draws figures. It then needs a QApplication, without a display on the offscreen platform.
[[nodiscard]] bool drawsFigures(const std::vector<std::string>& arguments);

/// Returns the contents of the command line's help, in English.
[[nodiscard]] cli::ProgramDescription commandLineDescription();

/// Runs a subcommand and returns the exit code: 0; 1 if the input does not allow it; 2 if the arguments are wrong, with
/// one line in `err`.
[[nodiscard]] int runCommandLine(const std::vector<std::string>& arguments, std::ostream& out, std::ostream& err);

}  // namespace greyscope::app
