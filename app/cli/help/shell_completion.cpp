#include "app/cli/help/shell_completion.h"

#include <string_view>

#include "core/base/text.h"

namespace greyscope::app::cli {

namespace {

/// Returns the text with a backslash before each of these characters.
std::string escaped(std::string_view text, std::string_view special) {
    std::string safe;
    for (const char c : text) {
        safe += special.find(c) != std::string_view::npos ? std::string{'\\', c} : std::string{c};
    }
    return safe;
}

/// Returns the text in single quotes for bash and zsh.
std::string shellQuoted(std::string_view text) {
    std::string safe = "'";
    for (const char c : text) {
        safe += c == '\'' ? std::string("'\\''") : std::string{c};
    }
    return safe + "'";
}

std::vector<std::string> optionNames(const CommandDescription& command) {
    std::vector<std::string> names;
    for (const OptionDescription& option : command.options) {
        if (!option.isArgument) {
            names.insert(names.end(), option.names.begin(), option.names.end());
        }
    }
    return names;
}

std::string bashCase(const CommandDescription& command) {
    std::string values;
    std::string choices;
    for (const OptionDescription& option : command.options) {
        if (option.isArgument) {
            choices += option.choices.empty() ? "" : " " + base::joined(option.choices, " ");
        } else if (!option.value.empty()) {
            values += "                " + base::joined(option.names, "|") +
                      ") words=" + shellQuoted(base::joined(option.choices, " ")) + "; isValue=1 ;;\n";
        }
    }
    return "        " + command.name +
           ")\n            words=" + shellQuoted(base::joined(optionNames(command), " ") + choices) +
           "\n            case $previous in\n" + values + "            esac ;;\n";
}

/// Returns the specifications for zsh's _arguments.
std::string zshSpecs(const CommandDescription& command) {
    constexpr std::string_view special = "[]:\\";
    std::string specs;
    for (const OptionDescription& option : command.options) {
        const std::string action = option.choices.empty() ? std::string(option.isArgument ? "_files" : "")
                                                          : "(" + base::joined(option.choices, " ") + ")";
        const std::string message = escaped(option.value.empty() ? option.names.front() : option.value, special);
        if (option.isArgument) {
            specs += " \\\n                " + shellQuoted((option.isRepeatable ? "*:" : ":") + message + ":" + action);
            continue;
        }
        for (const std::string& name : option.names) {
            specs += " \\\n                " +
                     shellQuoted((option.isRepeatable ? "*" : "") + name + "[" + escaped(option.meaning, special) +
                                 "]" + (option.value.empty() ? "" : ":" + message + ":" + action));
        }
    }
    return specs;
}

/// Returns the text in single quotes for fish.
std::string fishQuoted(std::string_view text) {
    return "'" + escaped(text, "\\'") + "'";
}

std::string fishLine(const std::string& condition, const OptionDescription& option) {
    std::string line = "complete -c greyscope -n " + fishQuoted(condition);
    for (const std::string& name : option.names) {
        line += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
    }
    if (!option.value.empty()) {
        line += option.choices.empty() ? " -r" : " -x -a " + fishQuoted(base::joined(option.choices, " "));
    }
    return line + " -d " + fishQuoted(option.meaning) + "\n";
}

}  // namespace

std::string bashCompletion(const ProgramDescription& program) {
    std::vector<std::string> first = optionNames(program.program);
    std::string cases;
    for (const CommandDescription& command : program.commands) {
        first.push_back(command.name);
        cases += bashCase(command);
    }
    return "# bash completion of greyscope, written by \"greyscope completion bash\"\n"
           "_greyscope() {\n"
           "    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} words='' isValue=0\n"
           "    COMPREPLY=()\n"
           "    if [ \"$COMP_CWORD\" -eq 1 ]; then\n"
           "        words=" +
           shellQuoted(base::joined(first, " ")) +
           "\n        COMPREPLY=($(compgen -W \"$words\" -- \"$current\"))\n"
           "        return\n"
           "    fi\n"
           "    case ${COMP_WORDS[1]} in\n" +
           cases +
           "    esac\n"
           "    # Where nothing is proposed, bash proposes files.\n"
           "    if [ $isValue -eq 1 ] || [ -n \"$current\" ]; then\n"
           "        COMPREPLY=($(compgen -W \"$words\" -- \"$current\"))\n"
           "    fi\n"
           "}\n"
           "complete -o default -F _greyscope greyscope\n";
}

std::string zshCompletion(const ProgramDescription& program) {
    std::string names;
    std::string cases;
    for (const CommandDescription& command : program.commands) {
        names += "        " + shellQuoted(escaped(command.name, ":\\") + ":" + command.summary) + "\n";
        cases += "        " + command.name + ")\n            _arguments" + zshSpecs(command) + " ;;\n";
    }
    return "#compdef greyscope\n"
           "# zsh completion of greyscope, written by \"greyscope completion zsh\"\n"
           "_greyscope() {\n"
           "    local -a commands\n"
           "    commands=(\n" +
           names +
           "    )\n"
           "    if ((CURRENT == 2)); then\n"
           "        _describe command commands\n"
           "        _arguments" +
           zshSpecs(program.program) +
           " '*:FILE:_files'\n"
           "        return\n"
           "    fi\n"
           "    local command=$words[2]\n"
           "    shift words\n"
           "    ((CURRENT--))\n"
           "    case $command in\n" +
           cases +
           "    esac\n"
           "}\n"
           "_greyscope \"$@\"\n";
}

std::string fishCompletion(const ProgramDescription& program) {
    std::string text = "# fish completion of greyscope, written by \"greyscope completion fish\"\n";
    for (const OptionDescription& option : program.program.options) {
        text += fishLine("__fish_use_subcommand", option);
    }
    for (const CommandDescription& command : program.commands) {
        text += "complete -c greyscope -n __fish_use_subcommand -a " + command.name + " -d " +
                fishQuoted(command.summary) + "\n";
    }
    for (const CommandDescription& command : program.commands) {
        const std::string condition = "__fish_seen_subcommand_from " + command.name;
        for (const OptionDescription& option : command.options) {
            if (!option.isArgument) {
                text += fishLine(condition, option);
            } else if (!option.choices.empty()) {
                text += "complete -c greyscope -n " + fishQuoted(condition) + " -f -a " +
                        fishQuoted(base::joined(option.choices, " ")) + "\n";
            }
        }
    }
    return text;
}

}  // namespace greyscope::app::cli
