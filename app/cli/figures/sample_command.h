#pragma once

#include "app/cli/command.h"
#include "app/cli/figures/study_figures.h"

namespace greyscope::app::cli {

/// `greyscope sample`: writes the figures of every page for the sample study, each with its data, to a folder. It needs
/// a QApplication, without a display on the offscreen platform.
class SampleCommand final : public Command {
public:
    [[nodiscard]] std::string name() const override { return "sample"; }
    [[nodiscard]] std::string summary() const override { return "Writes the sample study's figures and tables"; }
    [[nodiscard]] std::string example() const override;
    void declare(CLI::App& app) override;
    [[nodiscard]] base::Expected<std::string> run(Notes& notes) override;
    [[nodiscard]] bool drawsFigures() const override { return true; }
    [[nodiscard]] bool writesText() const override { return true; }

private:
    const CLI::App* m_app = nullptr;
    std::string m_folder = "greyscope-output";
    const FigureFormat* m_format = &figureFormats().front();
};

}  // namespace greyscope::app::cli
