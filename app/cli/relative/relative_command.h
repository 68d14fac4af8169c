#pragma once

#include <string>
#include <vector>

#include "app/cli/arguments/figure_arguments.h"
#include "app/cli/arguments/relative_arguments.h"
#include "app/cli/command.h"
#include "app/cli/output/output.h"
#include "core/relative/breakdown.h"

namespace greyscope::app::cli {

/// `greyscope relative`: predicts the performance of one system from that of another, with a tree of their ratio.
class RelativeCommand final : public Command {
public:
    [[nodiscard]] std::string name() const override { return "relative"; }
    [[nodiscard]] std::string summary() const override { return "Predicts one system's performance from another's"; }
    [[nodiscard]] std::string example() const override;
    void declare(CLI::App& app) override;
    [[nodiscard]] base::Expected<std::string> run(Notes& notes) override;
    [[nodiscard]] bool writesText() const override { return m_format == Format::text; }

private:
    using Outcomes = std::vector<relative::ScenarioOutcome>;
    struct Ran {
        Outcomes own;    ///< outcomes with the names in the study
        Outcomes named;  ///< outcomes with the names as given, see nameAsGiven()
    };

    [[nodiscard]] base::Expected<Ran> ranOf(const Study& study, const RelativeArguments::Chosen& chosen) const;
    [[nodiscard]] base::Expected<void> writeFigure(const Study& study, const Ran& ran, Notes& notes) const;

    RelativeArguments m_arguments;
    FigureArguments m_figure;
    std::vector<std::string> m_toWhere;
    Format m_format = Format::text;
};

}  // namespace greyscope::app::cli
