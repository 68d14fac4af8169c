#pragma once

#include <cstddef>
#include <string>

#include "app/cli/arguments/figure_arguments.h"
#include "app/cli/arguments/relative_arguments.h"
#include "app/cli/command.h"
#include "app/cli/output/output.h"
#include "core/relative/next_measurements.h"

namespace greyscope::app::cli {

/// `greyscope next`: lists which cells of a system to measure next, or what choosing them in this way would have
/// gained.
class NextCommand final : public Command {
public:
    [[nodiscard]] std::string name() const override { return "next"; }
    [[nodiscard]] std::string summary() const override { return "Suggests which cells of a system to measure next"; }
    [[nodiscard]] std::string example() const override;
    void declare(CLI::App& app) override;
    [[nodiscard]] base::Expected<std::string> run(Notes& notes) override;
    [[nodiscard]] bool writesText() const override { return m_format == Format::text; }

private:
    CLI::App* m_app = nullptr;
    RelativeArguments m_arguments;
    FigureArguments m_figure;
    relative::NextOptions m_next;
    relative::LearningOptions m_replay;
    Format m_format = Format::text;
};

}  // namespace greyscope::app::cli
