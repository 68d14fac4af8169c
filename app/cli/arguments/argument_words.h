#pragma once

#include <string>

namespace CLI {
class App;
class ParseError;
}  // namespace CLI

namespace greyscope::app::cli {

/// Adds checks of the values of all options: no value is empty, no value is another option, and switches have no value.
void guardValues(CLI::App& command);

/// Returns why the arguments of a command are wrong, in plain words: the option, its value and what is allowed.
[[nodiscard]] std::string argumentWords(const CLI::ParseError& error, const CLI::App& command);

}  // namespace greyscope::app::cli
