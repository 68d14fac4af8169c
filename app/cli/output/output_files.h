#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "app/export/figure_formats.h"
#include "core/base/error.h"

namespace CLI {
class App;
}

namespace greyscope::app::cli {

/// Whether an option of the command line names an output file, or a folder for output files.
[[nodiscard]] bool isOutputOption(std::string_view option);

/// Refuses an output that is an input of the command, or another output, or that would replace a file of another kind.
/// Inputs are all other files that the command line names, those in its folders and those of its studies. Files are
/// compared by identity, whatever path or link leads to them. All errors are fileNotWritable (output_faults.h).
class OutputCheck {
public:
    /// `app` is the command with the given options; it must outlive this object.
    explicit OutputCheck(const CLI::App& app) : m_app(app) {}
    /// Checks the files that options name, before anything is calculated.
    [[nodiscard]] base::Expected<void> options();
    /// Calls exportFigure() after checking each of its files; their names in a folder are not known earlier.
    [[nodiscard]] base::Expected<void> exportFigure(const widgets::FigureSpec& figure, const ExportOptions& options,
                                                    const QString& path, const FigureOrigin& origin);

private:
    [[nodiscard]] const std::set<std::string>& inputs();

    const CLI::App& m_app;
    std::optional<std::set<std::string>> m_inputs;  ///< determined when first needed
};

}  // namespace greyscope::app::cli
