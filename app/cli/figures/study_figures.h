#pragma once

#include <QString>

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "app/cli/output/notes.h"
#include "app/cli/output/output_files.h"
#include "app/export/figure_formats.h"
#include "app/export/presets.h"
#include "app/export/shown_figures.h"
#include "app/study/file/study_file.h"
#include "core/base/error.h"
#include "widgets/figure/figure.h"

namespace greyscope::app::cli {

/// A note for each page that failed.
void addFailures(const NotShown& besides, Notes& notes);

/// The key of every page but that of sheets, in the order of the rail.
[[nodiscard]] std::vector<std::string> pageKeys();

/// The figures that the pages show of a study, in the order of the rail, as Export in the window offers them, and
/// behind them its sheets, as far as all their panels are there. Pages that are not among `pages` are not calculated;
/// where it is empty, those of what the study has chosen nothing for. Figures that take a calculation of their own are
/// there where `names` or a sheet has them. `besides` is told of the others, and of pages that failed. Needs a
/// QApplication: internal without one.
[[nodiscard]] base::Expected<std::vector<StudyFigure>> figuresOf(const OpenedStudy& opened,
                                                                 const std::set<std::string>& pages = {},
                                                                 std::set<std::string> names = {},
                                                                 NotShown* besides = nullptr);
/// The same of a study whose series nobody has listed yet.
[[nodiscard]] base::Expected<std::vector<StudyFigure>> figuresOf(const Study& study,
                                                                 const std::set<std::string>& pages = {},
                                                                 std::set<std::string> names = {});
/// Those of these names alone, and what stands beside them on pages that are named as a whole: nothing else is
/// calculated.
[[nodiscard]] base::Expected<std::vector<StudyFigure>> namedFigures(const OpenedStudy& opened,
                                                                    const std::set<std::string>& pages,
                                                                    const std::set<std::string>& names,
                                                                    NotShown* besides = nullptr);

/// The views of the pages that a study is about, by the names of their figures, and its sheets; without calculating
/// what they show of it. Needs a QApplication.
[[nodiscard]] std::vector<FigureOnRequest> viewsOf(const Study& study);

/// Why a study has none of that name: optionUnknown with the nearest of its figures, at most so many; nothingToDraw
/// where a view or a page is called so, with the reason, and the reading of its one table that it would draw.
[[nodiscard]] tl::unexpected<base::Error> noFigure(const std::string& option, const std::string& name,
                                                   const std::vector<StudyFigure>& figures, const NotShown& besides,
                                                   const OpenedStudy& opened, std::size_t most);
/// The error of a study of which no page draws anything: nothingToDraw, with the reasons that the pages give.
[[nodiscard]] tl::unexpected<base::Error> nothingDrawn(const NotShown& besides, const OpenedStudy& opened);

/// The folder, made where it is missing. Error: fileNotWritable.
[[nodiscard]] base::Expected<void> makeFolder(const std::string& folder);

/// How figures are drawn: without a width each gets the one that suits its kind, without a height the one that shows
/// all that it has; a sheet the size that it has in the study.
struct FigureSize {
    std::optional<double> widthMm = {}, heightMm = {};
    std::optional<double> chartHeightMm = {};  ///< where no height is given, and its names find room
    double tallestMm = kTallestMm;             ///< that anything else takes then
    double textPt = 7.0;
    bool ownText = false;  ///< that is asked for, whatever the figure's author wants
    bool title = false;
    bool whiteGround = false, outlinedText = false;  ///< of SVG
    std::optional<int> tableDigits = {};
    std::optional<PrintRules> rules = {};  ///< of a preset
};
[[nodiscard]] ExportOptions optionsFor(const StudyFigure& figure, const FigureSize& size);

/// Writes a figure as <folder>/<name><suffix of the format>, and returns that path. Errors: those of exportFigure().
[[nodiscard]] base::Expected<std::string> writeFigure(const StudyFigure& figure, const FigureFormat& format,
                                                      const ExportOptions& options, const std::string& folder,
                                                      OutputCheck& check);

}  // namespace greyscope::app::cli
