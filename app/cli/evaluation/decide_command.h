#pragma once

#include <string>

#include "app/analyses/decide/decide_analysis.h"
#include "app/cli/arguments/derivation_arguments.h"
#include "app/cli/arguments/figure_arguments.h"
#include "app/cli/arguments/option_rows.h"
#include "app/cli/command.h"
#include "app/cli/evaluation/evaluation_arguments.h"
#include "app/cli/output/output.h"
#include "app/study/choices/evaluation_options.h"

namespace greyscope::app::cli {

/// `greyscope decide`: a grey target decision between alternatives.
class DecideCommand final : public Command {
public:
    [[nodiscard]] std::string name() const override { return "decide"; }
    [[nodiscard]] std::string summary() const override { return "Ranks alternatives by a grey target decision"; }
    [[nodiscard]] std::string example() const override;
    void declare(CLI::App& app) override;
    [[nodiscard]] base::Expected<std::string> run(Notes& notes) override;
    [[nodiscard]] bool drawsFigures() const override { return m_figure.draws(); }
    [[nodiscard]] bool writesText() const override { return m_format == Format::text; }

private:
    [[nodiscard]] base::Expected<TargetChoices> choices() const;
    [[nodiscard]] base::Expected<std::string> written(const DecidedObjects& decided, Notes& notes) const;

    CLI::App* m_app = nullptr;
    EvaluationArguments m_objects;
    OptionRows<TargetChoices> m_choices;
    std::string m_critical;
    std::string m_weights;
    std::string m_why;
    DerivationArguments m_derivation;
    FigureArguments m_figure;
    Format m_format = Format::text;
};

}  // namespace greyscope::app::cli
