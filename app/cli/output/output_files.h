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

/// Checks the output files of a command. A file is refused if it is an input of the command, is the same as another
/// output, or would replace a file of another kind. Inputs are all other files on the command line, the files in its
/// folders, and those of its studies. Files are compared by identity, whatever path or link leads to them. All errors
/// are fileNotWritable (output_faults.h).
class OutputCheck {
public:
    /// Checks the output files of `app`, the command after parsing, which must outlive this object.
    explicit OutputCheck(const CLI::App& app) : m_app(app) {}
    /// Checks the output files that options name. Call it before the calculation.
    [[nodiscard]] base::Expected<void> options();
    /// Calls exportFigure() after checking each of the files that it writes. It is for files whose names are not known
    /// before the calculation.
    [[nodiscard]] base::Expected<void> exportFigure(const widgets::FigureSpec& figure, const ExportOptions& options,
                                                    const QString& path, const FigureOrigin& origin);

private:
    [[nodiscard]] const std::set<std::string>& inputs();

    const CLI::App& m_app;
    std::optional<std::set<std::string>> m_inputs;  ///< identities of the input files; determined when first needed
};

}  // namespace greyscope::app::cli
