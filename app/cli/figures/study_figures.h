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

/// Adds a note for each page that could not be calculated.
void addFailures(const NotShown& besides, Notes& notes);

/// Returns the keys of all pages except the page of sheets, in the order of the rail.
[[nodiscard]] std::vector<std::string> pageKeys();

/// Returns the figures of a study, in the order in which Export in the window offers them; last the sheets whose panels
/// all exist. Only `pages` are calculated; if it is empty, all pages for which the study has data. Figures that are
/// calculated only on request are included if `names` or a sheet contains them. `besides` receives the names of the
/// other figures, and the pages that failed. Requires a QApplication; otherwise error internal.
[[nodiscard]] base::Expected<std::vector<StudyFigure>> figuresOf(const OpenedStudy& opened,
                                                                 const std::set<std::string>& pages = {},
                                                                 std::set<std::string> names = {},
                                                                 NotShown* besides = nullptr);
/// Returns the figures of a study whose series are not listed yet: lists the series, then calls figuresOf() for the
/// opened study.
[[nodiscard]] base::Expected<std::vector<StudyFigure>> figuresOf(const Study& study,
                                                                 const std::set<std::string>& pages = {},
                                                                 std::set<std::string> names = {});
/// Returns only the figures in `names` and all figures of `pages`; calculates nothing else.
[[nodiscard]] base::Expected<std::vector<StudyFigure>> namedFigures(const OpenedStudy& opened,
                                                                    const std::set<std::string>& pages,
                                                                    const std::set<std::string>& names,
                                                                    NotShown* besides = nullptr);

/// Returns the names of the figures that a study can have, and its sheets, without calculating them. Requires a
/// QApplication.
[[nodiscard]] std::vector<FigureOnRequest> viewsOf(const Study& study);

/// Returns the error for a figure `name` that does not exist: optionUnknown with the nearest names, at most `most`. If
/// `name` is the name of a view or a page: nothingToDraw with the reason and, for a study of one table, with the
/// reading that would draw the figure.
[[nodiscard]] tl::unexpected<base::Error> noFigure(const std::string& option, const std::string& name,
                                                   const std::vector<StudyFigure>& figures, const NotShown& besides,
                                                   const OpenedStudy& opened, std::size_t most);
/// Returns the error for a study without any figure: nothingToDraw, with the reason that one of its pages gives.
[[nodiscard]] tl::unexpected<base::Error> nothingDrawn(const NotShown& besides, const OpenedStudy& opened);

/// Creates the folder if it does not exist. Error: fileNotWritable.
[[nodiscard]] base::Expected<void> makeFolder(const std::string& folder);

/// The size of exported figures. Without a width, each figure gets the width for its kind. Without a height, it gets
/// the height that shows everything. A sheet keeps its size from the study.
struct FigureSize {
    std::optional<double> widthMm = {}, heightMm = {};
    std::optional<double> chartHeightMm = {};  ///< height of charts if no height is given and their names fit
    double tallestMm = kTallestMm;             ///< maximum height of other figures if no height is given
    double textPt = 7.0;
    bool ownText = false;  ///< whether `textPt` was given and replaces the text size of each figure
    bool title = false;
    bool whiteGround = false, outlinedText = false;  ///< options for SVG only: a white background, text as outlines
    std::optional<int> tableDigits = {};
    std::optional<PrintRules> rules = {};  ///< rules of the chosen preset
};
[[nodiscard]] ExportOptions optionsFor(const StudyFigure& figure, const FigureSize& size);

/// Writes a figure to the file <folder>/<name><extension> and returns its path. Errors: those of exportFigure().
[[nodiscard]] base::Expected<std::string> writeFigure(const StudyFigure& figure, const FigureFormat& format,
                                                      const ExportOptions& options, const std::string& folder,
                                                      OutputCheck& check);

}  // namespace greyscope::app::cli
