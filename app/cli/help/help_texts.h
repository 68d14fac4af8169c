#pragma once

#include <vector>

namespace greyscope::app::cli {

/// Returns the texts of the help for translators: the descriptions of commands and options as declared, with %1 for a
/// list that the program inserts. tst_cli_help reports missing texts.
[[nodiscard]] const std::vector<const char*>& helpTexts();

}  // namespace greyscope::app::cli
