#include "app/cli/command_line.h"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <functional>
#include <memory>
#include <sstream>
#include <system_error>

#include <CLI/CLI.hpp>

#include "app/cli/arguments/argument_words.h"
#include "app/cli/compare/compare_command.h"
#include "app/cli/evaluation/cluster_command.h"
#include "app/cli/evaluation/decide_command.h"
#include "app/cli/figures/check_command.h"
#include "app/cli/figures/export_command.h"
#include "app/cli/figures/figures_command.h"
#include "app/cli/figures/presets_command.h"
#include "app/cli/figures/report_command.h"
#include "app/cli/figures/sample_command.h"
#include "app/cli/forecast/forecast_command.h"
#include "app/cli/help/completion_command.h"
#include "app/cli/help/help_language.h"
#include "app/cli/help/manual_command.h"
#include "app/cli/import/import_command.h"
#include "app/cli/latency/latency_command.h"
#include "app/cli/output/output_files.h"
#include "app/cli/plot/plot_command.h"
#include "app/cli/relate/relate_command.h"
#include "app/cli/relative/exercise_command.h"
#include "app/cli/relative/next_command.h"
#include "app/cli/relative/relative_command.h"
#include "app/cli/relative/transfer_command.h"
#include "app/cli/relative/tree_command.h"
#include "app/cli/simulate/layout_command.h"
#include "app/cli/simulate/pattern_command.h"
#include "app/cli/simulate/replicate_command.h"
#include "app/cli/simulate/scenarios_command.h"
#include "app/cli/simulate/simulate_command.h"
#include "app/cli/time/time_command.h"
#include "app/run/build_text.h"
#include "app/run/guard.h"
#include "app/sources/database_source.h"
#include "app/sources/session_secrets.h"
#include "app/text/error_text.h"
#include "core/base/nearest.h"
#include "core/base/short_text.h"
#include "core/base/text.h"
#include "core/base/utf8.h"

namespace greyscope::app {

namespace {

constexpr int inputFailed = 1;
constexpr int argumentsWrong = 2;
constexpr std::size_t kNamed = 3;  // number of similar commands listed

/// Returns all subcommands; to add one, add a line here.
std::vector<std::unique_ptr<cli::Command>> allCommands() {
    std::vector<std::unique_ptr<cli::Command>> commands;
    commands.push_back(std::make_unique<cli::ImportCommand>());
    commands.push_back(std::make_unique<cli::PlotCommand>());
    commands.push_back(std::make_unique<cli::TimeCommand>());
    commands.push_back(std::make_unique<cli::LatencyCommand>());
    commands.push_back(std::make_unique<cli::RelateCommand>());
    commands.push_back(std::make_unique<cli::ForecastCommand>());
    commands.push_back(std::make_unique<cli::ClusterCommand>());
    commands.push_back(std::make_unique<cli::DecideCommand>());
    commands.push_back(std::make_unique<cli::TreeCommand>());
    commands.push_back(std::make_unique<cli::RelativeCommand>());
    commands.push_back(std::make_unique<cli::ScenariosCommand>());
    commands.push_back(std::make_unique<cli::TransferCommand>());
    commands.push_back(std::make_unique<cli::NextCommand>());
    commands.push_back(std::make_unique<cli::CompareCommand>());
    commands.push_back(std::make_unique<cli::ReplicateCommand>());
    commands.push_back(std::make_unique<cli::SimulateCommand>());
    commands.push_back(std::make_unique<cli::LayoutCommand>());
    commands.push_back(std::make_unique<cli::PatternCommand>());
    commands.push_back(std::make_unique<cli::FiguresCommand>());
    commands.push_back(std::make_unique<cli::ExportCommand>());
    commands.push_back(std::make_unique<cli::CheckCommand>());
    commands.push_back(std::make_unique<cli::PresetsCommand>());
    commands.push_back(std::make_unique<cli::ReportCommand>());
    commands.push_back(std::make_unique<cli::ExerciseCommand>());
    commands.push_back(std::make_unique<cli::SampleCommand>());
    commands.push_back(std::make_unique<cli::CompletionCommand>());
    commands.push_back(std::make_unique<cli::ManualCommand>());
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

constexpr std::size_t kLongestError = 500;
constexpr std::size_t kLongestNote = 4000;

/// Writes one line to standard error.
void tell(std::ostream& err, const std::string& who, std::string text, std::size_t longest = kLongestError) {
    std::replace(text.begin(), text.end(), '\n', ' ');
    err << base::shortText(who + ": " + base::terminalText(text), longest) << '\n' << std::flush;
}

/// Writes and flushes the output: a full disk or a closed pipe is a failure.
int writeOut(const std::string& who, const std::string& text, std::ostream& out, std::ostream& err) {
    errno = 0;
    out << text << std::flush;
    if (!out) {
        const std::string reason = errno != 0 ? ": " + std::generic_category().message(errno) : std::string();
        tell(err, who, "the output could not be written" + reason);
        return inputFailed;
    }
    return 0;
}

/// Whether the error means that the arguments are wrong, whatever the file contains.
bool blamesArguments(base::ErrorCode code) {
    using base::ErrorCode;
    return code == ErrorCode::optionOutOfRange || code == ErrorCode::optionUnknown ||
           code == ErrorCode::optionMissing || code == ErrorCode::optionConflict || code == ErrorCode::optionNotAList ||
           code == ErrorCode::unknownParameter || code == ErrorCode::valueNotUsable;
}

/// Adds the dashes to an option that core names without them. Core treats a list with a wrong number of values, such as
/// weights, like a column of a wrong length.
base::Error asOption(base::Error error, const CLI::App& app) {
    const bool isRange = error.code == base::ErrorCode::optionOutOfRange;
    const bool isLength = error.code == base::ErrorCode::columnLengthMismatch;
    const CLI::Option* const option = (isRange || isLength) && !error.arguments.empty()
                                          ? app.get_option_no_throw("--" + error.arguments.front())
                                          : nullptr;
    if (option == nullptr) {
        return error;
    }
    error.arguments.front() = option->get_name();
    if (isLength) {
        const std::string& needed = error.arguments[2];
        error = {base::ErrorCode::valueNotUsable,
                 {option->get_name(), base::joined(option->results(), ","),
                  "a list of " + needed + (needed == "1" ? " value" : " values") + "; it has " + error.arguments[1]},
                 {}};
    }
    return error;
}

int runCommand(cli::Command& command, const CLI::App& app, std::ostream& out, std::ostream& err) {
    const std::string who = "greyscope " + command.name();
    cli::Notes notes;
    const base::Expected<std::string> result =
        cli::OutputCheck(app).options().and_then([&] { return command.run(notes); });
    if (!result) {
        const base::Error error = asOption(result.error(), app);
        const bool wrong = blamesArguments(error.code);
        const std::string leftOut = wrong ? std::string() : notes.leftOutBefore();
        tell(err, who, errorLine(error).toStdString() + (leftOut.empty() ? "" : " " + leftOut));
        return wrong ? argumentsWrong : command.failureStatus();
    }
    for (const std::string& note : notes.lines()) {
        tell(err, who, note, kLongestNote);
    }
    const int written = writeOut(who, command.writesText() ? base::terminalText(*result, true) : *result, out, err);
    return written == 0 ? command.exitStatus() : command.failureStatus();
}

using CommandList = std::vector<std::unique_ptr<cli::Command>>;

/// Declares the commands; with options if `described` says so, otherwise only their names.
void declareAll(CLI::App& application, const CommandList& commands,
                const std::function<bool(const cli::Command&)>& described) {
    application.name("greyscope");
    application.set_version_flag("--version", "greyscope " + versionText() + " (" + buildText() + ")");
    application.require_subcommand(1);
    application.footer(
        "greyscope COMMAND --help shows the options of a command, with an example.\nExit status: 0 success; 1 the data "
        "do not allow the calculation or the output could not be written; 2 the arguments are wrong.");
    for (const auto& command : commands) {
        CLI::App& subcommand = *application.add_subcommand(command->name(), command->summary());
        if (described(*command)) {
            subcommand.footer("Example:\n" + command->example());
            command->declare(subcommand);
            cli::guardValues(subcommand);
        }
    }
}

constexpr const char* kAbout =
    "Compares, forecasts and explains performance measurements.\n"
    "Without a command it opens its window: greyscope [FILE | --sample]";

/// Parses and runs a command line of the program.
int parseAndRun(const std::vector<std::string>& arguments, std::ostream& out, std::ostream& err) {
    const CommandList commands = allCommands();
    const auto called = std::find_if(commands.begin(), commands.end(), [&](const auto& command) {
        return !arguments.empty() && command->name() == arguments.front();
    });
    const bool all = called != commands.end() && (*called)->describesProgram();
    CLI::App application(kAbout);
    declareAll(application, commands, [&](const cli::Command& command) {
        return all || (called != commands.end() && &command == called->get());
    });
    const std::string who = !arguments.empty() && isCommand(arguments.front()) ? "greyscope " + arguments.front()
                                                                               : std::string("greyscope");
    try {
        application.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
    } catch (const CLI::Success& success) {  // requests for help and version
        std::ostringstream text;
        cli::HelpWords(cli::helpLanguage()).translate(application);
        application.exit(success, text, text);
        return writeOut(who, text.str(), out, err);
    } catch (const CLI::ParseError& error) {
        const std::vector<CLI::App*> chosen = application.get_subcommands();
        tell(err, who,
             (chosen.empty() ? "a command is missing" : cli::argumentWords(error, *chosen.front())) + " (" + who +
                 (chosen.empty() ? " --help lists them)" : " --help lists the options)"));
        return argumentsWrong;
    }
    if (all) {
        cli::HelpWords(cli::helpLanguage()).translate(application);
    }
    for (const auto& command : commands) {
        if (application.got_subcommand(command->name())) {
            return runCommand(*command, *application.get_subcommand(command->name()), out, err);
        }
    }
    return argumentsWrong;
}

}  // namespace

cli::ProgramDescription commandLineDescription() {
    const CommandList commands = allCommands();
    CLI::App application(kAbout);
    declareAll(application, commands, [](const cli::Command&) { return true; });
    return cli::describe(application);
}

bool isCommandLine(const std::vector<std::string>& arguments) {
    if (arguments.empty() || arguments.front().empty()) {
        return false;
    }
    const std::string& first = arguments.front();
    if (first.front() == '-') {
        // Options of the window and of Qt.
        return first != "--sample" && first != "--translation" && first != "-platform";
    }
    // An argument that is neither a command nor a file is a misspelt command, so no window opens for it.
    std::error_code ignored;
    return isCommand(first) || !(isDatabaseUrl(first) || std::filesystem::exists(first, ignored));
}

bool drawsFigures(const std::vector<std::string>& arguments) {
    const bool asked = std::any_of(arguments.begin(), arguments.end(),
                                   [](const std::string& word) { return word.starts_with("--figure"); });
    if (asked && isCommandLine(arguments)) {
        return true;
    }
    const auto commands = allCommands();
    return !arguments.empty() && std::any_of(commands.begin(), commands.end(), [&](const auto& command) {
        return command->name() == arguments.front() && command->drawsFigures();
    });
}

int runCommandLine(const std::vector<std::string>& given, std::ostream& out, std::ostream& err) {
    std::vector<std::string> arguments(given.size());
    // Removes passwords, so that nothing shows them later.
    std::transform(given.begin(), given.end(), arguments.begin(), takeSecret);
    const std::string first = arguments.empty() ? "" : arguments.front();
    const bool ownOption = first == "--help" || first == "-h" || first == "--version";
    if (!first.empty() && !ownOption && !isCommand(first)) {
        tell(err, "greyscope",
             (first.front() == '-' ? "there is no option \"" : "there is neither a command nor a file \"") + first +
                 "\" (the nearest commands: " + base::nearestChoices(first, commandNames(), kNamed).names + ")");
        return argumentsWrong;
    }
    return guarded([&] { return parseAndRun(arguments, out, err); },
                   [&](const base::Error& error) { tell(err, "greyscope", errorLine(error).toStdString()); });
}

}  // namespace greyscope::app
