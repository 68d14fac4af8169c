#include "app/cli/arguments/argument_words.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>

#include "core/base/nearest.h"

namespace greyscope::app::cli {

namespace {

bool isSwitch(const CLI::Option& option) {
    return option.get_items_expected_max() == 0;
}

/// Returns the help of an option as a clause for a sentence.
std::string meaningOf(const CLI::Option& option) {
    std::string text = option.get_description();
    const bool isName = text.size() > 1 && text[1] >= 'A' && text[1] <= 'Z';
    if (!text.empty() && !isName && text[0] >= 'A' && text[0] <= 'Z') {
        text[0] = static_cast<char>(text[0] - 'A' + 'a');
    }
    return text;
}

std::string needsValue(const CLI::Option& option) {
    return option.get_name() + " needs a value: " + meaningOf(option);
}

/// Returns the place where a message names an option ("--to" is also a part of "--to-where"); the message's size if it
/// does not.
std::size_t placeOf(const std::string& name, const std::string& message) {
    for (std::size_t at = message.find(name); at != std::string::npos; at = message.find(name, at + 1)) {
        const std::size_t end = at + name.size();
        if (end == message.size() || std::string_view(" :,").find(message[end]) != std::string_view::npos) {
            return at;
        }
    }
    return message.size();
}

/// Returns the options that a parser error refers to; only its message names them.
std::vector<const CLI::Option*> namedIn(const std::string& message, const CLI::App& command) {
    std::vector<const CLI::Option*> found;
    for (const CLI::Option* option : command.get_options()) {
        // For a switch with a value, the message begins with the name without dashes.
        const bool isFirst = isSwitch(*option) && message.starts_with(option->get_name().substr(2) + " ");
        if (isFirst || placeOf(option->get_name(), message) < message.size()) {
            found.push_back(option);
        }
    }
    std::sort(found.begin(), found.end(), [&](const CLI::Option* a, const CLI::Option* b) {
        return placeOf(a->get_name(), message) < placeOf(b->get_name(), message);
    });
    return found;
}

std::string unknownWords(const std::string& argument, const CLI::App& command) {
    if (argument.empty() || argument.front() != '-') {
        return "“" + argument + "” is an unexpected argument";
    }
    std::vector<std::string> names;
    for (const CLI::Option* option : command.get_options()) {
        if (option->nonpositional()) {
            names.push_back("--" + option->get_lnames().front());
        }
    }
    constexpr std::size_t kNamed = 3;
    return "there is no option “" + argument + "”; the nearest are " +
           base::nearestChoices(argument, names, kNamed).names;
}

}  // namespace

void guardValues(CLI::App& command) {
    for (CLI::Option* option : command.get_options()) {
        if (isSwitch(*option)) {
            option->disable_flag_override();
            continue;
        }
        option->each([&command, option](const std::string& value) {
            // A script variable that was not set, or a value that was forgotten.
            const bool isOption =
                value.size() > 2 && value.starts_with("--") && command.get_option_no_throw(value) != nullptr;
            if (value.empty() || isOption) {
                throw CLI::ValidationError(needsValue(*option));
            }
        });
    }
}

std::string argumentWords(const CLI::ParseError& error, const CLI::App& command) {
    const std::string message = error.what();
    if (dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr) {
        const std::vector<std::string> extras = command.remaining();
        return unknownWords(extras.empty() ? "" : extras.front(), command);
    }
    const auto named = namedIn(message, command);
    if (dynamic_cast<const CLI::ValidationError*>(&error) != nullptr || named.empty()) {
        const std::string before = named.empty() ? "" : named.front()->get_name() + ": ";
        const bool twice = !named.empty() && message.starts_with(before + named.front()->get_name());
        return twice ? message.substr(before.size()) : message;  // from this program's own checks
    }
    const CLI::Option& option = *named.front();
    if (dynamic_cast<const CLI::RequiredError*>(&error) != nullptr) {
        return option.get_name() + " is missing: " + meaningOf(option);
    }
    if (dynamic_cast<const CLI::RequiresError*>(&error) != nullptr && named.size() > 1) {
        return option.get_name() + " has no effect without " + named[1]->get_name();
    }
    if (dynamic_cast<const CLI::ExcludesError*>(&error) != nullptr && named.size() > 1) {
        return option.get_name() + " and " + named[1]->get_name() + " cannot be used together";
    }
    if (isSwitch(option)) {
        return option.get_name() + " takes no value";
    }
    return option.count() > 1 ? option.get_name() + " is given more than once" : needsValue(option);
}

}  // namespace greyscope::app::cli
