#pragma once

#include <QString>

#include <string>

#include "app/cli/arguments/study_arguments.h"
#include "app/cli/command.h"

namespace greyscope::app::cli {

/// `greyscope report`: writes a study as one document, for readers who have neither the program nor the data.
class ReportCommand final : public Command {
public:
    [[nodiscard]] std::string name() const override { return "report"; }
    [[nodiscard]] std::string summary() const override { return "Writes a study as one HTML or PDF document"; }
    [[nodiscard]] std::string example() const override;
    void declare(CLI::App& app) override;
    [[nodiscard]] base::Expected<std::string> run(Notes& notes) override;
    [[nodiscard]] bool drawsFigures() const override { return true; }
    [[nodiscard]] bool writesText() const override { return true; }

private:
    StudyArguments m_study;
    std::string m_file;
    QString m_language = QStringLiteral("en");
};

}  // namespace greyscope::app::cli
