#pragma once

#include <string>

namespace CLI {
class App;
class ParseError;
}  // namespace CLI

namespace greyscope::app::cli {

/// Makes a command check the values of all its options: no value is empty, no value is the name of an option, and
/// switches have no value.
void guardValues(CLI::App& command);

/// Returns a message for wrong arguments of a command, in plain words: the option, its value and what is allowed.
[[nodiscard]] std::string argumentWords(const CLI::ParseError& error, const CLI::App& command);

}  // namespace greyscope::app::cli
