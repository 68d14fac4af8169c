#include "app/cli/command_line.h"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <system_error>

#include <CLI/CLI.hpp>

#include "app/cli/forecast_command.h"
#include "app/cli/relate_command.h"
#include "app/cli/relative_command.h"
#include "app/cli/replicate_command.h"
#include "app/cli/sample_command.h"
#include "app/cli/scenarios_command.h"
#include "app/cli/transfer_command.h"
#include "app/cli/tree_command.h"
#include "app/text/error_text.h"
#include "core/base/nearest.h"

namespace greyscope::app {

namespace {

constexpr int inputFailed = 1;
constexpr int argumentsWrong = 2;

/// Every subcommand; to add one, add a line here.
std::vector<std::unique_ptr<cli::Command>> allCommands() {
    std::vector<std::unique_ptr<cli::Command>> commands;
    commands.push_back(std::make_unique<cli::RelateCommand>());
    commands.push_back(std::make_unique<cli::ForecastCommand>());
    commands.push_back(std::make_unique<cli::TreeCommand>());
    commands.push_back(std::make_unique<cli::RelativeCommand>());
    commands.push_back(std::make_unique<cli::ScenariosCommand>());
    commands.push_back(std::make_unique<cli::TransferCommand>());
    commands.push_back(std::make_unique<cli::ReplicateCommand>());
    commands.push_back(std::make_unique<cli::SampleCommand>());
    return commands;
}

std::vector<std::string> commandNames() {
    std::vector<std::string> names;
    for (const auto& command : allCommands()) {
        names.push_back(command->name());
    }
    return names;
}

bool isCommand(const std::string& word) {
    const auto names = commandNames();
    return std::find(names.begin(), names.end(), word) != names.end();
}

std::string oneLine(std::string text) {
    std::replace(text.begin(), text.end(), '\n', ' ');
    return text;
}

int finish(const cli::Command& command, const base::Expected<std::string>& result, std::ostream& out,
           std::ostream& err) {
    if (!result) {
        err << "greyscope " << command.name() << ": " << oneLine(errorLine(result.error()).toStdString()) << '\n';
        return inputFailed;
    }
    out << *result << std::flush;
    if (!out) {
        err << "greyscope " << command.name() << ": the output could not be written\n";
        return inputFailed;
    }
    return 0;
}

}  // namespace

bool isCommandLine(const std::vector<std::string>& arguments) {
    if (arguments.empty() || arguments.front().empty()) {
        return false;
    }
    const std::string& first = arguments.front();
    if (first.front() == '-') {
        return first != "--sample" && first != "-platform";  // the window's own, and Qt's
    }
    // What is neither a command nor a file is a command that was misspelt: no window for it.
    std::error_code ignored;
    return isCommand(first) || !std::filesystem::exists(first, ignored);
}

bool drawsFigures(const std::vector<std::string>& arguments) {
    return !arguments.empty() && arguments.front() == cli::SampleCommand().name();
}

int runCommandLine(const std::vector<std::string>& arguments, std::ostream& out, std::ostream& err) {
    const auto commands = allCommands();
    const std::string first = arguments.empty() ? "" : arguments.front();
    const bool ownOption = first == "--help" || first == "-h" || first == "--version";
    if (!first.empty() && !ownOption && !isCommand(first)) {
        err << (first.front() == '-' ? "greyscope: there is no option \""
                                     : "greyscope: there is neither a command nor a file \"")
            << oneLine(first) << "\" (commands: " << base::nearestChoices(first, commandNames()) << ")\n";
        return argumentsWrong;
    }
    CLI::App application(
        "Compares, forecasts and explains performance measurements.\n"
        "Without a command it opens its window: greyscope [FILE | --sample]");
    application.name("greyscope");
    application.set_version_flag("--version", std::string("greyscope ") + GREYSCOPE_VERSION);
    application.require_subcommand(1);
    application.footer("greyscope COMMAND --help tells a command's options, with an example.");
    for (const auto& command : commands) {
        CLI::App& subcommand = *application.add_subcommand(command->name(), command->summary());
        subcommand.footer("Example:\n" + command->example());
        command->declare(subcommand);
    }
    try {
        application.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
    } catch (const CLI::Success& success) {  // help and version
        return application.exit(success, out, err);
    } catch (const CLI::ParseError& error) {
        const std::string asked = isCommand(first) ? "greyscope " + first : "greyscope";
        err << asked << ": " << oneLine(error.what()) << " (" << asked << " --help tells the options)\n";
        return argumentsWrong;
    }
    for (const auto& command : commands) {
        if (application.got_subcommand(command->name())) {
            return finish(*command, command->run(), out, err);
        }
    }
    return argumentsWrong;
}

}  // namespace greyscope::app
