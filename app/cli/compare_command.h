#pragma once

#include <string>
#include <vector>

#include "app/cli/command.h"
#include "app/cli/fail_rule.h"
#include "app/cli/figure_arguments.h"
#include "app/cli/output.h"
#include "core/stats/compare_runs.h"

namespace greyscope::app::cli {

/// `greyscope compare`: whether a run got better or worse than one before it.
class CompareCommand final : public Command {
public:
    [[nodiscard]] std::string name() const override { return "compare"; }
    [[nodiscard]] std::string summary() const override { return "Compares two runs, cell by cell, with verdicts"; }
    [[nodiscard]] std::string example() const override;
    void declare(CLI::App& app) override;
    [[nodiscard]] base::Expected<std::string> run(Notes& notes) override;
    [[nodiscard]] bool writesText() const override { return m_format == Format::text; }
    [[nodiscard]] int exitStatus() const override { return m_failed ? 1 : 0; }
    [[nodiscard]] int failureStatus() const override { return 2; }  ///< 1 says that it got worse

private:
    [[nodiscard]] base::Expected<stats::Run> runOf(const std::string& file, const std::vector<std::string>& where,
                                                   const std::string& option, Notes& notes) const;

    /// The comparison as a study, which the page Compare shows.
    [[nodiscard]] base::Expected<Study> studyOf(const stats::CompareOptions& settled) const;
    [[nodiscard]] base::Expected<RunChoice> runIn(Study& study, const std::string& file,
                                                  const std::vector<std::string>& where,
                                                  const std::string& option) const;

    std::string m_before, m_after;
    std::vector<std::string> m_where, m_beforeWhere, m_afterWhere;
    std::vector<std::string> m_match;
    std::string m_value;
    std::string m_better;
    stats::ChangeOptions m_change;
    std::vector<FailRule> m_rules;
    FigureArguments m_figure;
    Format m_format = Format::text;
    bool m_failed = false;
};

}  // namespace greyscope::app::cli
