#pragma once

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "app/analyses/analysis.h"
#include "app/cli/arguments/size_arguments.h"
#include "app/cli/figures/study_figures.h"
#include "app/cli/output/notes.h"
#include "app/study/study.h"
#include "core/base/error.h"
#include "core/data/left_out.h"

namespace CLI {
class App;
}

namespace greyscope::app::cli {

/// The options --figure, --figure-name, those of the figure's size, and --study. They write the result of a command as
/// a figure, and as a study that gives the same result in the window.
class FigureArguments {
public:
    void declare(CLI::App& app);

    [[nodiscard]] bool asked() const { return !m_figure.empty() || !m_study.empty(); }
    /// Writes the study of --study, and a figure of `Analysis`: that of --figure-name, or `figure`. `result` returns
    /// the command's result for a request, so that nothing is calculated twice. The notes list the files that were
    /// written. Errors: those of `result`, exportFigure() and writeStudy(); optionUnknown if there is no such figure;
    /// nothingToDraw if the study lacks something.
    template <class Analysis>
    [[nodiscard]] base::Expected<void> write(
        const Study& study, const char* figure,
        const std::function<base::Expected<typename Analysis::Result>(const typename Analysis::Request&)>& result,
        Notes& notes) const {
        const std::string main = figureName(Analysis::kPage, figure);
        const auto shown = [&](const SeriesCatalog& catalog,
                               const WantedFigures& wanted) -> base::Expected<AnalysisFigures> {
            auto asked = askedOf<Analysis>(study, catalog, wanted);
            if (const auto* missing = std::get_if<widgets::Empty>(&asked)) {
                return base::fail(base::ErrorCode::nothingToDraw, {main, missing->needs.toStdString(), "", ""});
            }
            auto& request = std::get<typename Analysis::Request>(asked);
            auto calculated = result(request);
            if (!calculated) {
                return tl::unexpected(std::move(calculated.error()));
            }
            using Result = typename Analysis::Result;
            return figuresOf<Analysis>(
                {std::move(request), study, std::make_shared<const Result>(std::move(*calculated))}, catalog, wanted);
        };
        return writeShown(study, main, shown, notes);
    }
    [[nodiscard]] bool draws() const { return !m_figure.empty(); }
    [[nodiscard]] bool writesStudy() const { return !m_study.empty(); }
    /// Returns the figure to calculate: that of --figure-name or, without the option, `main`. The result is for the
    /// analysis that `main` belongs to.
    [[nodiscard]] WantedFigures wanted(const std::string& main) const;

private:
    using Shown = std::function<base::Expected<AnalysisFigures>(const SeriesCatalog&, const WantedFigures&)>;

    [[nodiscard]] base::Expected<void> writeShown(const Study& study, const std::string& main, const Shown& shown,
                                                  Notes& notes) const;
    [[nodiscard]] base::Expected<void> writeStudyFile(Study study, Notes& notes) const;
    [[nodiscard]] base::Expected<void> writeNamed(const std::vector<StudyFigure>& figures, const std::string& name,
                                                  const NotShown& besides, const OpenedStudy& opened,
                                                  Notes& notes) const;

    const CLI::App* m_app = nullptr;
    std::string m_figure;
    std::string m_name;
    SizeOptions m_size;
    std::string m_study;
};

/// Returns the counts of used and left-out rows, without the rows that conditions such as --where left out. The study
/// applies these conditions as steps, which count the rows.
[[nodiscard]] data::LeftOut accountInStudy(data::LeftOut account);

/// Returns an account of a study's table with the counts of `read`, the account of the table as read: of its rows, and
/// of those that its steps and conditions left out. The opposite of accountInStudy().
[[nodiscard]] data::LeftOut accountAsRead(data::LeftOut account, const data::LeftOut& read);

}  // namespace greyscope::app::cli
