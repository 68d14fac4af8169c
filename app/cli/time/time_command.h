#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/analyses/time/time_analysis.h"
#include "app/cli/arguments/figure_arguments.h"
#include "app/cli/arguments/option_rows.h"
#include "app/cli/command.h"
#include "app/cli/output/output.h"
#include "app/cli/output/table_files.h"
#include "app/study/choices/time_options.h"

namespace greyscope::app::cli {

/// `greyscope time`: bins logs along time, finds changes, compares a span with the rest, and shows what goes with it.
class TimeCommand final : public Command {
public:
    [[nodiscard]] std::string name() const override { return "time"; }
    [[nodiscard]] std::string summary() const override { return "Bins logs along time and finds what changes"; }
    [[nodiscard]] std::string example() const override;
    void declare(CLI::App& app) override;
    [[nodiscard]] base::Expected<std::string> run(Notes& notes) override;
    [[nodiscard]] bool drawsFigures() const override { return m_figure.draws(); }
    [[nodiscard]] bool writesText() const override { return m_format == Format::text; }

private:
    [[nodiscard]] base::Expected<Study> study(Notes& notes) const;
    /// Adds the tables of files to the study, and returns their names.
    [[nodiscard]] base::Expected<std::vector<std::string>> addTables(Study& study,
                                                                     const std::vector<std::string>& files,
                                                                     Notes& notes) const;
    [[nodiscard]] base::Expected<StudyTable> tableOf(const ReadFile& file) const;
    [[nodiscard]] std::string written(const TimeAnalysis::Shown& shown, Notes& notes) const;

    std::vector<std::string> m_logs;
    std::vector<std::string> m_with;
    OptionRows<TimeChoices> m_choices;
    std::string m_aggregate;
    std::string m_span, m_baseline;
    FigureArguments m_figure;
    Format m_format = Format::text;
};

}  // namespace greyscope::app::cli
