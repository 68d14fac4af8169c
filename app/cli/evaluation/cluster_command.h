#pragma once

#include <string>
#include <vector>

#include "app/analyses/cluster/cluster_analysis.h"
#include "app/cli/arguments/derivation_arguments.h"
#include "app/cli/arguments/figure_arguments.h"
#include "app/cli/arguments/option_rows.h"
#include "app/cli/command.h"
#include "app/cli/evaluation/evaluation_arguments.h"
#include "app/cli/output/output.h"
#include "app/study/choices/evaluation_options.h"

namespace greyscope::app::cli {

/// `greyscope cluster`: a grey clustering evaluation of objects by indicators.
class ClusterCommand final : public Command {
public:
    [[nodiscard]] std::string name() const override { return "cluster"; }
    [[nodiscard]] std::string summary() const override { return "Sorts objects into grey classes"; }
    [[nodiscard]] std::string example() const override;
    void declare(CLI::App& app) override;
    [[nodiscard]] base::Expected<std::string> run(Notes& notes) override;
    [[nodiscard]] bool drawsFigures() const override { return m_figure.draws(); }
    [[nodiscard]] bool writesText() const override { return m_format == Format::text; }

private:
    [[nodiscard]] base::Expected<std::vector<IndicatorChoice>> indicators() const;
    [[nodiscard]] base::Expected<ClusterChoices> choices() const;
    [[nodiscard]] base::Expected<std::string> written(const ClusteredObjects& clustered, Notes& notes) const;
    [[nodiscard]] base::Expected<std::string> derivations(const ClusteredObjects& clustered, Notes& notes) const;
    [[nodiscard]] std::string objectText(const ClusteredObjects& clustered, std::size_t object) const;

    CLI::App* m_app = nullptr;
    EvaluationArguments m_objects;
    OptionRows<ClusterChoices> m_choices;
    std::vector<std::string> m_classes;
    std::string m_centres;
    std::string m_ends;
    std::string m_weights;
    std::string m_why;
    DerivationArguments m_derivation;
    FigureArguments m_figure;
    Format m_format = Format::text;
};

}  // namespace greyscope::app::cli
