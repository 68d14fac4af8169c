#pragma once

#include <optional>
#include <string>

#include "app/cli/arguments/figure_arguments.h"
#include "app/cli/command.h"
#include "app/cli/output/output.h"
#include "core/published/judge.h"

namespace greyscope::app::cli {

/// `greyscope replicate`: compares published numbers with those that the program calculates.
class ReplicateCommand final : public Command {
public:
    [[nodiscard]] std::string name() const override { return "replicate"; }
    [[nodiscard]] std::string summary() const override { return "Compares published with calculated numbers"; }
    [[nodiscard]] std::string example() const override;
    void declare(CLI::App& app) override;
    [[nodiscard]] base::Expected<std::string> run(Notes& notes) override;
    [[nodiscard]] bool writesText() const override { return m_format == ReportFormat::text; }

private:
    enum class ReportFormat { text, json, csv, latex };

    std::optional<published::Paper> m_paper;
    published::Tolerance m_tolerance = published::Tolerance::lastUnit;
    ReportFormat m_format = ReportFormat::text;
    FigureArguments m_figure;
    bool m_statements = false;

    [[nodiscard]] base::Expected<Format> formatOfStatements() const;
    /// Returns the name of the figure that --figure writes, without the page.
    [[nodiscard]] const char* mainFigure() const;
};

}  // namespace greyscope::app::cli
