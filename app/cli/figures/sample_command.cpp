#include "app/cli/figures/sample_command.h"

#include <CLI/CLI.hpp>

#include "app/cli/arguments/option_values.h"
#include "app/study/sample_study.h"
#include "core/base/try.h"

namespace greyscope::app::cli {

std::string SampleCommand::example() const {
    return "  greyscope sample --output figures --format svg";
}

void SampleCommand::declare(CLI::App& app) {
    m_app = &app;
    app.add_option("--output", m_folder, "Output folder; created if missing")->type_name("DIR")->capture_default_str();
    std::vector<std::string> names;
    for (const FigureFormat& format : figureFormats()) {
        names.emplace_back(format.name);
    }
    declareNames(
        app, "--format", names, [this](std::size_t index) { m_format = &figureFormats()[index]; },
        "Format of the figures")
        ->default_str("pdf");
}

base::Expected<std::string> SampleCommand::run(Notes& /*notes*/) {
    GREYSCOPE_TRY(makeFolder(m_folder));
    const Study study = GREYSCOPE_TRY(sampleStudy());
    const auto figures = GREYSCOPE_TRY(figuresOf(study));
    OutputCheck check(*m_app);
    std::string report =
        "Wrote " + std::to_string(figures.size()) + " figures of the sample study, each with its data:\n";
    for (const StudyFigure& figure : figures) {
        for (const FigureFormat* format : {m_format, formatNamed("csv")}) {
            report +=
                "  " +
                GREYSCOPE_TRY(writeFigure(figure, *format, optionsFor(figure, {.title = true}), m_folder, check)) +
                '\n';
        }
    }
    return report;
}

}  // namespace greyscope::app::cli
