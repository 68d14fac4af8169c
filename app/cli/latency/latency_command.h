#pragma once

#include <string>
#include <vector>

#include "app/analyses/latency/latency_analysis.h"
#include "app/cli/arguments/figure_arguments.h"
#include "app/cli/arguments/option_rows.h"
#include "app/cli/arguments/reading_arguments.h"
#include "app/cli/arguments/step_arguments.h"
#include "app/cli/command.h"
#include "app/cli/output/output.h"

namespace greyscope::app::cli {

/// `greyscope latency`: lists percentiles of latencies with intervals, and compares two runs percentile by percentile.
class LatencyCommand final : public Command {
public:
    [[nodiscard]] std::string name() const override { return "latency"; }
    [[nodiscard]] std::string summary() const override {
        return "Lists percentiles of latencies, with intervals, and compares runs";
    }
    [[nodiscard]] std::string example() const override;
    void declare(CLI::App& app) override;
    [[nodiscard]] base::Expected<std::string> run(Notes& notes) override;
    [[nodiscard]] bool drawsFigures() const override { return m_figure.draws(); }
    [[nodiscard]] bool writesText() const override { return m_format == Format::text; }

private:
    /// Returns a study with a table for each file, with the steps applied.
    [[nodiscard]] base::Expected<Study> study(Notes& notes) const;
    /// Returns the only table that has no latencies as an error, if the user named a column that it lacks.
    [[nodiscard]] base::Expected<void> checkColumns(const Study& study) const;
    [[nodiscard]] std::string written(const LatencyAnalysis::Shown& shown, Notes& notes) const;

    std::vector<std::string> m_files;
    ReadingArguments m_reading;
    StepArguments m_steps;
    OptionRows<LatencyChoices> m_choices;
    FigureArguments m_figure;
    Format m_format = Format::text;
};

}  // namespace greyscope::app::cli
