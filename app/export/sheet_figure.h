#pragma once

#include <memory>
#include <set>
#include <string>
#include <vector>

#include "app/export/figure_origin.h"
#include "app/export/presets.h"
#include "app/study/study.h"

namespace greyscope::app {

/// Returns the letter of the panel with index `panel`: "a", "b", ...; "aa" follows "z".
[[nodiscard]] QString panelLetter(PanelLetters letters, std::size_t panel);

/// Returns the drawing of a sheet: its panels filled with figures, which are found by name and keep their looks.
[[nodiscard]] widgets::SheetSpec sheetSpec(const Sheet& sheet, const std::vector<StudyFigure>& figures,
                                           const Presets& presets);
/// Returns the size of a sheet and the options for its export.
[[nodiscard]] ExportOptions sheetOptions(const Sheet& sheet, const Presets& presets);

/// Returns a sheet as a figure for export; the subtitle of `spec` becomes its caption.
[[nodiscard]] StudyFigure sheetFigure(const widgets::SheetSpec& spec, const std::shared_ptr<const Study>& study);
/// Returns every sheet of the study as a figure; `figures` are the figures for its panels.
[[nodiscard]] std::vector<StudyFigure> sheetFigures(const std::shared_ptr<const Study>& study,
                                                    const std::vector<StudyFigure>& figures);

/// Returns a panel name for a figure that is added to a sheet. It is the figure's name. If the sheet already shows the
/// figure, a number is added, as in "trends-trends#2", and the panel has its own look.
[[nodiscard]] std::string panelFor(const Sheet& sheet, const std::string& figure);
/// Returns the names of the figures that the panels of a sheet show; a number such as "#2" is removed.
[[nodiscard]] std::set<std::string> figuresOf(const Sheet& sheet);
/// Returns `figures` with copies of those that the study's sheets show more than once. A copy has the name and the look
/// of its panel.
[[nodiscard]] std::vector<StudyFigure> withCopies(std::vector<StudyFigure> figures, const Study& study);

/// Returns the page in the full name of a figure: "trends" for "trends-small-multiples".
[[nodiscard]] std::string pageOfFigure(const std::string& figure);
/// Returns the pages to which the figures in a sheet's panels belong.
[[nodiscard]] std::set<std::string> pagesOf(const Sheet& sheet);

/// Returns a name for a new sheet that no sheet of the study has: "Figure 2".
[[nodiscard]] std::string newSheetName(const Study& study);

}  // namespace greyscope::app
