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

/// Adds a note for each page that failed.
void addFailures(const NotShown& besides, Notes& notes);

/// Returns the keys of all pages except that of sheets, in the order of the rail.
[[nodiscard]] std::vector<std::string> pageKeys();

/// Returns the figures of a study in the order of the rail, as Export in the window offers them, followed by its sheets
/// whose panels all exist. Only `pages` are calculated; if it is empty, all pages for which the study has data. Figures
/// on request are included if `names` or a sheet contains them. `besides` receives the other figures and the pages that
/// failed. Requires a QApplication; error internal without one.
[[nodiscard]] base::Expected<std::vector<StudyFigure>> figuresOf(const OpenedStudy& opened,
                                                                 const std::set<std::string>& pages = {},
                                                                 std::set<std::string> names = {},
                                                                 NotShown* besides = nullptr);
/// Returns the figures of a study whose series are not listed yet.
[[nodiscard]] base::Expected<std::vector<StudyFigure>> figuresOf(const Study& study,
                                                                 const std::set<std::string>& pages = {},
                                                                 std::set<std::string> names = {});
/// Returns only the figures in `names`, and all figures of pages that are named as a whole; nothing else is calculated.
[[nodiscard]] base::Expected<std::vector<StudyFigure>> namedFigures(const OpenedStudy& opened,
                                                                    const std::set<std::string>& pages,
                                                                    const std::set<std::string>& names,
                                                                    NotShown* besides = nullptr);

/// Returns the figures that a study can have, by name, and its sheets, without calculating them. Requires a
/// QApplication.
[[nodiscard]] std::vector<FigureOnRequest> viewsOf(const Study& study);

/// Returns the error for a missing figure: optionUnknown with the nearest names, at most `most` of them. If it is the
/// name of a view or a page: nothingToDraw with the reason, and the reading of the study's single table that would draw
/// it.
[[nodiscard]] tl::unexpected<base::Error> noFigure(const std::string& option, const std::string& name,
                                                   const std::vector<StudyFigure>& figures, const NotShown& besides,
                                                   const OpenedStudy& opened, std::size_t most);
/// Returns the error for a study without any figure: nothingToDraw, with a reason that a page gives.
[[nodiscard]] tl::unexpected<base::Error> nothingDrawn(const NotShown& besides, const OpenedStudy& opened);

/// Creates the folder if it does not exist. Error: fileNotWritable.
[[nodiscard]] base::Expected<void> makeFolder(const std::string& folder);

/// The size of figures. Without a width, each figure gets the width for its kind; without a height, the height that
/// shows everything; a sheet keeps its size in the study.
struct FigureSize {
    std::optional<double> widthMm = {}, heightMm = {};
    std::optional<double> chartHeightMm = {};  ///< height of charts if no height is given, provided their names fit
    double tallestMm = kTallestMm;             ///< maximum height of other figures in that case
    double textPt = 7.0;
    bool ownText = false;  ///< `textPt` was given and replaces the figure's own text size
    bool title = false;
    bool whiteGround = false, outlinedText = false;  ///< SVG only
    std::optional<int> tableDigits = {};
    std::optional<PrintRules> rules = {};  ///< rules of the preset
};
[[nodiscard]] ExportOptions optionsFor(const StudyFigure& figure, const FigureSize& size);

/// Writes a figure as <folder>/<name><extension>, and returns that path. Errors: those of exportFigure().
[[nodiscard]] base::Expected<std::string> writeFigure(const StudyFigure& figure, const FigureFormat& format,
                                                      const ExportOptions& options, const std::string& folder,
                                                      OutputCheck& check);

}  // namespace greyscope::app::cli
