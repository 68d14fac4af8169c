#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace greyscope::app::cli {

/// An option or argument as it was declared.
struct OptionDescription {
    std::vector<std::string> names;    ///< "-h", "--help"; of an argument its name alone
    std::string value;                 ///< what stands for its value: "NAME", "text|json|csv"; empty of a switch
    std::vector<std::string> choices;  ///< the words among what may be given
    std::string meaning;
    std::string usual;  ///< the value where none is given; may be empty
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

/// The whole command line, read from what its help is made of.
struct ProgramDescription {
    CommandDescription program;
    std::string version;
    std::vector<CommandDescription> commands;
};
[[nodiscard]] ProgramDescription describe(const CLI::App& application);

}  // namespace greyscope::app::cli
