#pragma once

#include <functional>
#include <string>
#include <vector>

#include "app/analyses/analysis.h"
#include "app/cli/notes.h"
#include "app/cli/study_figures.h"
#include "app/study/study.h"
#include "core/base/error.h"

namespace CLI {
class App;
}

namespace greyscope::app::cli {

/// --figure, --figure-name and --study: what a command did as a figure and as a study that the window opens to the same
/// result.
class FigureArguments {
public:
    void declare(CLI::App& app);

    [[nodiscard]] bool asked() const { return !m_figure.empty() || !m_study.empty(); }
    /// Writes what is asked for: `main` names the view that shows the command's result, as `greyscope figures` does.
    /// What was written goes to the notes. Errors: those of exportFigure() and writeStudy(); optionUnknown where the
    /// study has no such figure.
    [[nodiscard]] base::Expected<void> write(const Study& study, const std::string& main, Notes& notes) const;
    /// The figures of a result that is there already.
    using Shown = std::function<base::Expected<AnalysisFigures>(const WantedFigures& wanted)>;
    /// The same, drawn from this result: nothing is calculated again. Errors: those of `shown` too.
    [[nodiscard]] base::Expected<void> write(const Study& study, const std::string& main, const Shown& shown,
                                             Notes& notes) const;
    [[nodiscard]] bool writesStudy() const { return !m_study.empty(); }
    /// The figures of the analysis of `main` that are asked for: --figure-name, else `main` itself.
    [[nodiscard]] WantedFigures wanted(const std::string& main) const;

private:
    [[nodiscard]] base::Expected<void> writeStudyFile(const Study& study, Notes& notes) const;
    [[nodiscard]] base::Expected<void> writeNamed(const std::vector<StudyFigure>& figures, const std::string& name,
                                                  const NotShown& besides, const OpenedStudy& opened,
                                                  Notes& notes) const;

    const CLI::App* m_app = nullptr;
    std::string m_figure;
    std::string m_name;
    std::string m_study;
};

/// optionConflict of --figure and --study with an option that no study holds, where that was given.
[[nodiscard]] base::Expected<void> notInStudies(bool given, const std::string& option);

}  // namespace greyscope::app::cli
