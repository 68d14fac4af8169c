#pragma once

#include "app/cli/arguments/size_arguments.h"
#include "app/cli/arguments/study_arguments.h"
#include "app/cli/command.h"
#include "app/cli/output/output.h"

namespace greyscope::app::cli {

/// `greyscope check`: reports whether the figures of a study meet the rules for print at a given size, before they are
/// written.
class CheckCommand final : public Command {
public:
    [[nodiscard]] std::string name() const override { return "check"; }
    [[nodiscard]] std::string summary() const override { return "Checks the figures of a study against print rules"; }
    [[nodiscard]] std::string example() const override;
    void declare(CLI::App& app) override;
    [[nodiscard]] base::Expected<std::string> run(Notes& notes) override;
    [[nodiscard]] bool drawsFigures() const override { return true; }
    [[nodiscard]] bool writesText() const override { return m_format == Format::text; }
    [[nodiscard]] int exitStatus() const override { return m_broken == 0 ? 0 : 1; }
    [[nodiscard]] int failureStatus() const override { return 2; }

private:
    StudyArguments m_study;
    SizeArguments m_size;
    Format m_format = Format::text;
    std::size_t m_broken = 0;
};

}  // namespace greyscope::app::cli
