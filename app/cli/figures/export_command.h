#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/cli/arguments/size_arguments.h"
#include "app/cli/arguments/study_arguments.h"
#include "app/cli/command.h"

namespace greyscope::app::cli {

/// `greyscope export`: writes figures of a study as the window would, and the numbers behind them.
class ExportCommand final : public Command {
public:
    [[nodiscard]] std::string name() const override { return "export"; }
    [[nodiscard]] std::string summary() const override { return "Writes the figures of a study and their numbers"; }
    [[nodiscard]] std::string example() const override;
    void declare(CLI::App& app) override;
    [[nodiscard]] base::Expected<std::string> run(Notes& notes) override;
    [[nodiscard]] bool drawsFigures() const override { return true; }
    [[nodiscard]] bool writesText() const override { return true; }

private:
    [[nodiscard]] base::Expected<std::vector<const FigureFormat*>> formats() const;
    [[nodiscard]] FigureSize size() const;
    /// Returns the options with which the figure was exported before, changed by the options that are given now.
    [[nodiscard]] ExportOptions again(ExportOptions options, const StudyFigure& figure) const;

    const CLI::App* m_app = nullptr;
    StudyArguments m_study;
    SizeArguments m_size;
    std::string m_folder;
    std::vector<std::string> m_formats;
    std::optional<std::size_t> m_digits;
    std::string m_index;
    bool m_title = false, m_whiteGround = false, m_outlines = false;
};

}  // namespace greyscope::app::cli
