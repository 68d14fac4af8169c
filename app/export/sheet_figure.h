#pragma once

#include <memory>
#include <set>
#include <string>
#include <vector>

#include "app/export/figure_origin.h"
#include "app/export/presets.h"
#include "app/study/study.h"

namespace greyscope::app {

/// "a", "b", ...; "aa" follows "z".
[[nodiscard]] QString panelLetter(PanelLetters letters, std::size_t panel);

/// The sheet with these figures, found by their names, in its panels, with their looks.
[[nodiscard]] widgets::SheetSpec sheetSpec(const Sheet& sheet, const std::vector<StudyFigure>& figures,
                                           const Presets& presets);
/// How large it is, and how it is drawn.
[[nodiscard]] ExportOptions sheetOptions(const Sheet& sheet, const Presets& presets);

/// The sheet of that study as it is exported. `spec` stands in its subtitle with its caption.
[[nodiscard]] StudyFigure sheetFigure(const widgets::SheetSpec& spec, const std::shared_ptr<const Study>& study);
/// Every sheet of the study.
[[nodiscard]] std::vector<StudyFigure> sheetFigures(const std::shared_ptr<const Study>& study,
                                                    const std::vector<StudyFigure>& figures);

/// A panel that shows a figure which the sheet has already is called "trends-trends#2", and has a look of its own.
[[nodiscard]] std::string panelFor(const Sheet& sheet, const std::string& figure);
/// The figures that the panels of a sheet show, without such numbers.
[[nodiscard]] std::set<std::string> figuresOf(const Sheet& sheet);
/// The same figures, and copies of those that panels of the study's sheets show again, each as its panel wants it.
[[nodiscard]] std::vector<StudyFigure> withCopies(std::vector<StudyFigure> figures, const Study& study);

/// The page of a figure: "trends" of "trends-small-multiples".
[[nodiscard]] std::string pageOfFigure(const std::string& figure);
/// Those of the figures in a sheet's panels.
[[nodiscard]] std::set<std::string> pagesOf(const Sheet& sheet);

/// A name that no sheet of the study has: "Figure 2".
[[nodiscard]] std::string newSheetName(const Study& study);

}  // namespace greyscope::app
