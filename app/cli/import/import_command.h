#pragma once

#include <string>
#include <vector>

#include "app/cli/arguments/reading_arguments.h"
#include "app/cli/arguments/step_arguments.h"
#include "app/cli/command.h"
#include "app/cli/output/output.h"
#include "app/cli/output/table_files.h"
#include "app/study/study.h"

namespace greyscope::app::cli {

/// `greyscope import`: reads files of any kind, reports what was read and what was not, and writes a tidy table.
class ImportCommand final : public Command {
public:
    [[nodiscard]] std::string name() const override { return "import"; }
    [[nodiscard]] std::string summary() const override {
        return "Reads files of any kind and describes their contents";
    }
    [[nodiscard]] std::string example() const override;
    void declare(CLI::App& app) override;
    [[nodiscard]] base::Expected<std::string> run(Notes& notes) override;
    [[nodiscard]] bool writesText() const override { return m_format == Format::text; }

private:
    [[nodiscard]] base::Expected<StudyTable> wholeTable(const std::vector<StudyTable>& tables, const ReadFiles& read,
                                                        Notes& notes) const;
    /// Returns the single table that results from `tables` after stacking and the given steps.
    [[nodiscard]] base::Expected<StudyTable> reshapedTable(const std::vector<StudyTable>& tables, const ReadFiles& read,
                                                           Notes& notes) const;

    std::vector<std::string> m_files;
    ReadingArguments m_reading;
    StepArguments m_steps;
    std::string m_out;
    bool m_report = false;
    bool m_plan = false;
    Format m_format = Format::text;
};

}  // namespace greyscope::app::cli
