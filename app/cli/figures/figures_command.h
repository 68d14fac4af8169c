#pragma once

#include "app/cli/arguments/study_arguments.h"
#include "app/cli/command.h"
#include "app/cli/output/output.h"

namespace greyscope::app::cli {

/// `greyscope figures`: lists the figures that a study has, by the names that `export` takes.
class FiguresCommand final : public Command {
public:
    [[nodiscard]] std::string name() const override { return "figures"; }
    [[nodiscard]] std::string summary() const override { return "Lists the figures of a study"; }
    [[nodiscard]] std::string example() const override;
    void declare(CLI::App& app) override;
    [[nodiscard]] base::Expected<std::string> run(Notes& notes) override;
    [[nodiscard]] bool drawsFigures() const override { return true; }
    [[nodiscard]] bool writesText() const override { return m_format == Format::text; }

private:
    StudyArguments m_study;
    Format m_format = Format::text;
    bool m_titles = false;
};

}  // namespace greyscope::app::cli
