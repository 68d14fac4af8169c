#pragma once

#include <ostream>
#include <string>
#include <vector>

#include "app/cli/help/command_description.h"

namespace greyscope::app {

/// Whether the arguments (without the program's name) request a subcommand, help or the version, instead of the window.
[[nodiscard]] bool isCommandLine(const std::vector<std::string>& arguments);

/// Whether the arguments request a subcommand that draws figures, and thus needs a QApplication. Without a display,
/// that works on the offscreen platform.
[[nodiscard]] bool drawsFigures(const std::vector<std::string>& arguments);

/// Returns a description of all commands and options, in English, as the help shows them.
[[nodiscard]] cli::ProgramDescription commandLineDescription();

/// Runs a subcommand and returns the exit code of the program: 0; 1 if the input does not allow the request; 2 if the
/// arguments are wrong, with one line in `err`. A command can define other codes.
[[nodiscard]] int runCommandLine(const std::vector<std::string>& arguments, std::ostream& out, std::ostream& err);

}  // namespace greyscope::app
