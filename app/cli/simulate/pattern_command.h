#pragma once

#include "app/cli/arguments/pattern_arguments.h"
#include "app/cli/command.h"

namespace greyscope::app::cli {

/// `greyscope pattern`: writes the requests of an access pattern as a trace, which simulate --trace can replay.
class PatternCommand final : public Command {
public:
    [[nodiscard]] std::string name() const override { return "pattern"; }
    [[nodiscard]] std::string summary() const override { return "Writes the requests of an access pattern as a trace"; }
    [[nodiscard]] std::string example() const override;
    void declare(CLI::App& app) override;
    [[nodiscard]] base::Expected<std::string> run(Notes& notes) override;
    [[nodiscard]] bool writesText() const override { return false; }

private:
    PatternArguments m_pattern;
    access::Operation m_operation = access::Operation::write;
    std::size_t m_groups = 1;
};

}  // namespace greyscope::app::cli
