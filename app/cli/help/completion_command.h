#pragma once

#include <cstddef>

#include "app/cli/command.h"

namespace greyscope::app::cli {

/// `greyscope completion`: writes a completion script for a shell.
class CompletionCommand final : public Command {
public:
    [[nodiscard]] std::string name() const override { return "completion"; }
    [[nodiscard]] std::string summary() const override {
        return "Writes a shell completion script for this command line";
    }
    [[nodiscard]] std::string example() const override;
    void declare(CLI::App& app) override;
    [[nodiscard]] base::Expected<std::string> run(Notes& notes) override;
    [[nodiscard]] bool describesProgram() const override { return true; }
    [[nodiscard]] bool writesText() const override { return false; }

private:
    const CLI::App* m_app = nullptr;
    std::size_t m_shell = 0;
};

}  // namespace greyscope::app::cli
