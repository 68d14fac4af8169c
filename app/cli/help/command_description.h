#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace greyscope::app::cli {

/// The declaration of an option or argument, for the manual page and completions.
struct OptionDescription {
    std::vector<std::string> names;    ///< names of an option ("-h", "--help"); the single name of an argument
    std::string value;                 ///< placeholder of the value ("NAME", "text|json|csv"); empty for a switch
    std::vector<std::string> choices;  ///< the words that the value can be; empty if it can be anything
    std::string meaning;
    std::string usual;  ///< default value; may be empty
    bool isArgument = false;
    bool isRequired = false;
    bool isRepeatable = false;
};

struct CommandDescription {
    std::string name;
    std::string summary;
    std::string footer;
    std::vector<OptionDescription> options;
};

/// All commands and options of the program, read from the same objects as the help.
struct ProgramDescription {
    CommandDescription program;
    std::string version;
    std::vector<CommandDescription> commands;
};
[[nodiscard]] ProgramDescription describe(const CLI::App& application);

}  // namespace greyscope::app::cli
