#pragma once

#include "app/analyses/simulate/simulate_analysis.h"
#include "app/cli/arguments/figure_arguments.h"
#include "app/cli/arguments/option_rows.h"
#include "app/cli/command.h"
#include "app/cli/output/output.h"
#include "app/study/choices/simulate_options.h"
#include "core/sim/experiments/experiment.h"

namespace greyscope::app::cli {

/// `greyscope simulate`: runs access patterns or traces on simulated servers, and compares the results with statements
/// of the papers.
class SimulateCommand final : public Command {
public:
    [[nodiscard]] std::string name() const override { return "simulate"; }
    [[nodiscard]] std::string summary() const override {
        return "Simulates a parallel file system for what-if questions";
    }
    [[nodiscard]] std::string example() const override;
    void declare(CLI::App& app) override;
    [[nodiscard]] base::Expected<std::string> run(Notes& notes) override;
    [[nodiscard]] bool writesText() const override { return m_format == Format::text; }

private:
    [[nodiscard]] base::Expected<sim::Experiment> experiment() const;
    [[nodiscard]] base::Expected<void> writeRequests(const sim::ExperimentResult& result, Notes& notes) const;
    [[nodiscard]] base::Expected<std::string> statements(Notes& notes) const;
    /// Returns a study that runs the same experiment in the window.
    [[nodiscard]] base::Expected<Study> study(const sim::Experiment& experiment) const;
    /// Returns the request of the study, limited to what is printed and drawn.
    [[nodiscard]] SimulateRequest request(const Study& study, const sim::Experiment& experiment) const;

    const CLI::App* m_app = nullptr;
    std::string m_scenario, m_preset, m_trace, m_requests;
    std::vector<std::string> m_set, m_sweeps, m_policies;
    OptionRows<ScenarioInputs> m_rows;
    FigureArguments m_figure;
    bool m_statements = false, m_quick = false, m_parameters = false, m_write = false;
    Format m_format = Format::text;
};

}  // namespace greyscope::app::cli
