#pragma once

#include <QString>

#include <string>
#include <vector>

#include "app/cli/command.h"
#include "app/cli/output/output.h"
#include "core/exercise/exercise.h"

namespace greyscope::app::cli {

/// `greyscope exercise`: writes derivations with numbers to fill in and their solutions, marks answers, and writes
/// sheets and questions for a class.
class ExerciseCommand final : public Command {
public:
    [[nodiscard]] std::string name() const override { return "exercise"; }
    [[nodiscard]] std::string summary() const override {
        return "Creates exercises from derivations and marks answers";
    }
    [[nodiscard]] std::string example() const override;
    void declare(CLI::App& app) override;
    [[nodiscard]] base::Expected<std::string> run(Notes& notes) override;
    [[nodiscard]] bool drawsFigures() const override { return true; }
    [[nodiscard]] bool writesText() const override { return m_format == Format::text; }

private:
    [[nodiscard]] base::Expected<std::string> writeClass() const;
    [[nodiscard]] base::Expected<std::string> sheet(Notes& notes) const;
    [[nodiscard]] base::Expected<std::string> spot() const;
    [[nodiscard]] base::Expected<std::string> marks(const exercise::Exercise& exercise, Notes& notes) const;

    exercise::Options m_options;
    std::size_t m_blanks = 10, m_decimals = 4, m_seed = 7, m_students = 1;
    bool m_solution = false, m_spot = false;
    std::vector<std::string> m_answers;
    std::string m_file;
    QString m_language = QStringLiteral("en");
    Format m_format = Format::text;
};

}  // namespace greyscope::app::cli
