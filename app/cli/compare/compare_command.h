#pragma once

#include <string>
#include <vector>

#include "app/analyses/compare/gate.h"
#include "app/cli/arguments/figure_arguments.h"
#include "app/cli/arguments/option_rows.h"
#include "app/cli/arguments/step_arguments.h"
#include "app/cli/command.h"
#include "app/cli/output/output.h"
#include "app/study/choices/compare_options.h"
#include "app/study/compare_request.h"
#include "core/stats/changes/compare_runs.h"

namespace greyscope::app::cli {

/// `greyscope compare`: decides whether a run is better or worse than an earlier one.
class CompareCommand final : public Command {
public:
    [[nodiscard]] std::string name() const override { return "compare"; }
    [[nodiscard]] std::string summary() const override { return "Compares two runs cell by cell, with verdicts"; }
    [[nodiscard]] std::string example() const override;
    void declare(CLI::App& app) override;
    [[nodiscard]] base::Expected<std::string> run(Notes& notes) override;
    [[nodiscard]] bool writesText() const override { return m_format == Format::text; }
    [[nodiscard]] int exitStatus() const override { return m_asked ? exitCode(m_end) : 0; }
    /// Returns the exit code of an error: 3 (undecided) if the runs have no cells in common, otherwise 2. 1 is used for
    /// a run that is worse.
    [[nodiscard]] int failureStatus() const override { return m_nothingShared ? exitCode(Gate::End::undecided) : 2; }

private:
    /// Returns a study that compares both runs on the Compare page. The command calculates with this study, so that it
    /// uses the same rows as the window.
    [[nodiscard]] base::Expected<Study> study(Notes& notes);
    /// Returns the tables of a run, with the steps applied. There are several if a folder has files of different
    /// layouts.
    [[nodiscard]] base::Expected<std::vector<StudyTable>> tablesOf(const std::string& file, Notes& notes) const;
    /// Returns the run that consists of the rows of `table` that meet the final conditions of the steps and the
    /// conditions `where`. `option` is the name of the option of `where`, for errors.
    [[nodiscard]] base::Expected<RunChoice> runIn(const std::string& table, const std::vector<std::string>& where,
                                                  const std::string& option) const;
    /// Returns the name of a run as given: its file, or its conditions if both runs are in one file.
    [[nodiscard]] std::string named(const RunChoice& run, const std::string& file, bool hasWhere) const;
    /// Returns the request of the study, with the columns as given: the study drops those that its tables lack, and the
    /// analysis refuses them.
    [[nodiscard]] CompareRequest request(const Study& study) const;
    [[nodiscard]] base::Expected<stats::Comparison> compared(const Study& study, Notes& notes);

    std::string m_before, m_after;
    StepArguments m_steps;  ///< steps for both runs
    std::vector<std::string> m_beforeWhere, m_afterWhere;
    std::vector<std::string> m_match;
    std::string m_value;
    std::string m_better;
    OptionRows<stats::ChangeOptions> m_change;
    Gate m_gate;
    bool m_asked = false;  ///< whether an option requests exit codes that depend on the result
    FigureArguments m_figure;
    Format m_format = Format::text;
    Gate::End m_end = Gate::End::passed;
    bool m_nothingShared = false;
    /// Files of further tables that both folders contain and that are not compared.
    std::vector<std::string> m_notCompared;
};

}  // namespace greyscope::app::cli
