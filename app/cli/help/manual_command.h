#pragma once

#include "app/cli/command.h"

namespace greyscope::app::cli {

/// `greyscope manual`: writes the manual page.
class ManualCommand final : public Command {
public:
    [[nodiscard]] std::string name() const override { return "manual"; }
    [[nodiscard]] std::string summary() const override { return "Writes the manual page"; }
    [[nodiscard]] std::string example() const override;
    void declare(CLI::App& app) override { m_app = &app; }
    [[nodiscard]] base::Expected<std::string> run(Notes& notes) override;
    [[nodiscard]] bool describesProgram() const override { return true; }
    [[nodiscard]] bool writesText() const override { return false; }

private:
    const CLI::App* m_app = nullptr;
};

}  // namespace greyscope::app::cli
