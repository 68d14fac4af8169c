#pragma once

#include <vector>

namespace greyscope::app::cli {

/// What the help of the command line says, as translators are given it: the descriptions of commands and options as
/// they are declared, with %1 in the place of a list that the program makes. tst_cli_help tells what is missing here.
[[nodiscard]] const std::vector<const char*>& helpTexts();

}  // namespace greyscope::app::cli
