#pragma once

#include <string>
#include <vector>

#include "app/cli/arguments/figure_arguments.h"
#include "app/cli/arguments/relative_arguments.h"
#include "app/cli/command.h"
#include "app/cli/output/output.h"
#include "core/relative/breakdown.h"

namespace greyscope::app::cli {

/// `greyscope scenarios`: predicts all other systems from one in a single run, with the tree and its baselines. It can
/// also predict the published pairs of the sample data, and shows their printed errors.
class ScenariosCommand final : public Command {
public:
    [[nodiscard]] std::string name() const override { return "scenarios"; }
    [[nodiscard]] std::string summary() const override {
        return "Predicts many systems in one run and compares with baselines";
    }
    [[nodiscard]] std::string example() const override;
    void declare(CLI::App& app) override;
    [[nodiscard]] base::Expected<std::string> run(Notes& notes) override;
    [[nodiscard]] bool writesText() const override { return m_format == Format::text; }

private:
    using Outcomes = std::vector<relative::ScenarioOutcome>;

    [[nodiscard]] base::Expected<Study> study(const RelativeArguments::Chosen& chosen, Notes& notes) const;
    [[nodiscard]] base::Expected<Outcomes> outcomesOf(const Study& study,
                                                      const RelativeArguments::Chosen& chosen) const;
    [[nodiscard]] base::Expected<void> writeFigure(const Study& study, const Outcomes& outcomes, Notes& notes) const;

    RelativeArguments m_arguments;
    FigureArguments m_figure;
    Format m_format = Format::text;
};

}  // namespace greyscope::app::cli
