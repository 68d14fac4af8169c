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

/// Whether an option of the command line names a file to write, or a folder for such files.
[[nodiscard]] bool isOutputOption(std::string_view option);

/// Refuses an output that is one of the command's inputs, or another output, or that would replace a file of another
/// kind. Inputs are all files that the command line names otherwise, those in its folders and those of its studies; a
/// file is known by its identity, whatever path or link leads to it. Error of each: fileNotWritable (output_faults.h).
class OutputCheck {
public:
    /// `app` is the command with the options that it was given, and outlives this.
    explicit OutputCheck(const CLI::App& app) : m_app(app) {}
    /// The files that options name, before anything is calculated.
    [[nodiscard]] base::Expected<void> options();
    /// exportFigure(), after a check of each of its files: in a folder their names are not known before.
    [[nodiscard]] base::Expected<void> exportFigure(const widgets::FigureSpec& figure, const ExportOptions& options,
                                                    const QString& path, const FigureOrigin& origin);

private:
    [[nodiscard]] const std::set<std::string>& inputs();

    const CLI::App& m_app;
    std::optional<std::set<std::string>> m_inputs;  ///< once they are needed
};

}  // namespace greyscope::app::cli
