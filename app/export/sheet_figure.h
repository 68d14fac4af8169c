#pragma once

#include <memory>
#include <set>
#include <string>
#include <vector>

#include "app/export/figure_origin.h"
#include "app/export/presets.h"
#include "app/study/study.h"

namespace greyscope::app {

/// Returns the letter of a panel: "a", "b", ...; "aa" follows "z".
[[nodiscard]] QString panelLetter(PanelLetters letters, std::size_t panel);

/// Returns the sheet with these figures in its panels, found by name, with their looks.
[[nodiscard]] widgets::SheetSpec sheetSpec(const Sheet& sheet, const std::vector<StudyFigure>& figures,
                                           const Presets& presets);
/// Returns the size and the options of a sheet.
[[nodiscard]] ExportOptions sheetOptions(const Sheet& sheet, const Presets& presets);

/// Returns the sheet as it is exported; the subtitle of `spec` is its caption.
[[nodiscard]] StudyFigure sheetFigure(const widgets::SheetSpec& spec, const std::shared_ptr<const Study>& study);
/// Returns every sheet of the study.
[[nodiscard]] std::vector<StudyFigure> sheetFigures(const std::shared_ptr<const Study>& study,
                                                    const std::vector<StudyFigure>& figures);

/// Returns the panel name for a figure. If the sheet already shows the figure, it is numbered, as in "trends-trends#2",
/// and has its own look.
[[nodiscard]] std::string panelFor(const Sheet& sheet, const std::string& figure);
/// Returns the figures that the panels of a sheet show, without these numbers.
[[nodiscard]] std::set<std::string> figuresOf(const Sheet& sheet);
/// Returns the figures with copies of those that the study's sheets show more than once, each with the look of its
/// panel.
[[nodiscard]] std::vector<StudyFigure> withCopies(std::vector<StudyFigure> figures, const Study& study);

/// Returns the page of a figure: "trends" for "trends-small-multiples".
[[nodiscard]] std::string pageOfFigure(const std::string& figure);
/// Returns the pages of the figures in a sheet's panels.
[[nodiscard]] std::set<std::string> pagesOf(const Sheet& sheet);

/// Returns a name that no sheet of the study has: "Figure 2".
[[nodiscard]] std::string newSheetName(const Study& study);

}  // namespace greyscope::app
