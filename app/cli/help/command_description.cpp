#include "app/cli/help/command_description.h"

#include <algorithm>
#include <string_view>

#include <CLI/CLI.hpp>

namespace greyscope::app::cli {

namespace {

/// Returns the fixed words of a value, such as "search" in "NUMBER|search"; placeholders are in capitals, and "alpha=X"
/// contains one.
std::vector<std::string> choicesIn(std::string_view value) {
    std::vector<std::string> choices;
    if (value.find('|') == std::string_view::npos) {
        return choices;
    }
    while (!value.empty()) {
        const std::size_t end = std::min(value.find('|'), value.size());
        const std::string_view part = value.substr(0, end);
        const bool isWord = std::any_of(part.begin(), part.end(),
                                        [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); });
        if (isWord && part.find('=') == std::string_view::npos) {
            choices.emplace_back(part);
        }
        value.remove_prefix(std::min(end + 1, value.size()));
    }
    return choices;
}

OptionDescription describe(const CLI::Option& option) {
    OptionDescription text;
    text.isArgument = !option.nonpositional();
    if (text.isArgument) {
        text.names.push_back(option.get_name(true));
    }
    for (const std::string& name : option.get_snames()) {
        text.names.push_back("-" + name);
    }
    for (const std::string& name : option.get_lnames()) {
        text.names.push_back("--" + name);
    }
    text.value = option.get_items_expected_max() > 0 ? option.get_type_name() : std::string();
    text.choices = choicesIn(text.value);
    text.meaning = option.get_description();
    text.usual = option.get_default_str();
    text.isRequired = option.get_required();
    text.isRepeatable = option.get_multi_option_policy() == CLI::MultiOptionPolicy::TakeAll ||
                        (text.isArgument && option.get_items_expected_max() > 1);
    return text;
}

CommandDescription describeCommand(const CLI::App& app) {
    CommandDescription text{app.get_name(), app.get_description(), app.get_footer(), {}};
    for (const CLI::Option* option : app.get_options()) {
        text.options.push_back(describe(*option));
    }
    return text;
}

}  // namespace

ProgramDescription describe(const CLI::App& application) {
    ProgramDescription text{describeCommand(application), application.version(), {}};
    for (const CLI::App* command : application.get_subcommands([](const CLI::App*) { return true; })) {
        text.commands.push_back(describeCommand(*command));
    }
    return text;
}

}  // namespace greyscope::app::cli
