#include "app/cli/help/completion_command.h"

#include <array>

#include <CLI/CLI.hpp>

#include "app/cli/arguments/option_values.h"
#include "app/cli/help/shell_completion.h"

namespace greyscope::app::cli {

namespace {

struct Shell {
    const char* name;
    std::string (*script)(const ProgramDescription&);
};

constexpr std::array shells{Shell{"bash", bashCompletion}, Shell{"zsh", zshCompletion}, Shell{"fish", fishCompletion}};

}  // namespace

std::string CompletionCommand::example() const {
    return "  greyscope completion bash > ~/.local/share/bash-completion/completions/greyscope";
}

void CompletionCommand::declare(CLI::App& app) {
    m_app = &app;
    std::vector<std::string> names;
    for (const Shell& shell : shells) {
        names.emplace_back(shell.name);
    }
    declareNames(
        app, "SHELL", names, [this](std::size_t index) { m_shell = index; }, "Shell to write for")
        ->required();
}

base::Expected<std::string> CompletionCommand::run(Notes& /*notes*/) {
    return shells[m_shell].script(describe(*m_app->get_parent()));
}

}  // namespace greyscope::app::cli
