#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace greyscope::app::cli {

/// An option or argument as declared.
struct OptionDescription {
    std::vector<std::string> names;    ///< "-h", "--help"; for an argument only its name
    std::string value;                 ///< placeholder of the value: "NAME", "text|json|csv"; empty for a switch
    std::vector<std::string> choices;  ///< the words that the value can be
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

/// The whole command line, read from the objects that its help is made of.
struct ProgramDescription {
    CommandDescription program;
    std::string version;
    std::vector<CommandDescription> commands;
};
[[nodiscard]] ProgramDescription describe(const CLI::App& application);

}  // namespace greyscope::app::cli
