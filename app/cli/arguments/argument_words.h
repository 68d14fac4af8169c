#pragma once

#include <string>

namespace CLI {
class App;
class ParseError;
}  // namespace CLI

namespace greyscope::app::cli {

/// What is checked of every option's value, whatever the option: none is empty, none is another option, and switches
/// take none.
void guardValues(CLI::App& command);

/// Why the arguments of a command cannot be taken, in plain words: the option, its value and what is allowed.
[[nodiscard]] std::string argumentWords(const CLI::ParseError& error, const CLI::App& command);

}  // namespace greyscope::app::cli
