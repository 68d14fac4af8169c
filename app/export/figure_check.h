#pragma once

#include <QColor>
#include <QString>

#include <vector>

#include "app/export/figure_export.h"

namespace greyscope::app {

/// A rule for printed figures and what a figure makes of it.
struct FigureCheck {
    enum class Remedy { none, height, text, colour, reload };

    QString name;      ///< of the rule: "Text is legible"
    QString sentence;  ///< where it is broken; empty: it is kept
    Remedy remedy = Remedy::none;
    double value = 0.0;   ///< that the remedy sets: millimetres or points
    bool ofPage = true;   ///< can be read off the printed page; otherwise it is about what is drawn
    QString panels = {};  ///< of a sheet: the letters of those where it is broken, "a c"
    int panel = -1;       ///< that the remedy changes; -1: the figure itself
    QString series = {};  ///< that the remedy gives a colour
    QColor colour = {};   ///< this one

    [[nodiscard]] bool broken() const { return !sentence.isEmpty(); }
    /// "b: ..." on a sheet.
    [[nodiscard]] QString told() const;
};

/// All rules, in the order in which they are told. On a sheet a rule is told for each panel that breaks it.
[[nodiscard]] std::vector<FigureCheck> checkFigure(const widgets::FigureSpec& figure, const ExportOptions& options);

/// What a button says that sets the remedy: "Make it 84 mm high".
[[nodiscard]] QString remedyText(const FigureCheck& check);

}  // namespace greyscope::app
