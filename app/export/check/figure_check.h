#pragma once

#include <QColor>
#include <QRectF>
#include <QString>

#include <string>
#include <vector>

#include "app/export/figure_export.h"
#include "app/export/figure_formats.h"

namespace greyscope::app {

/// The result of checking one rule for printed figures: whether the figure meets it, and how to change it if not.
struct FigureCheck {
    enum class Remedy {
        none,
        height,
        width,
        text,
        colour,
        usualColours,
        family,
        title,
        letters,
        removePanel,
        format,
        reload,
        onSheet  ///< the figure is a sheet; the remedy is in the sheet's controls and not in the export dialog
    };

    std::string rule;  ///< key of the rule, independent of the language: "text"
    QString name;      ///< name of the rule: "Text is legible"
    QString sentence;  ///< what is wrong; empty if the figure meets the rule
    Remedy remedy = Remedy::none;
    double value = 0.0;   ///< value that the remedy sets, in millimetres or points
    QRectF place = {};    ///< where the rule is broken, in points on the page; null if not at a single place
    bool ofPage = true;   ///< true: the rule is about the printed page; false: about what is drawn, whatever the page
    QString panels = {};  ///< letters of the panels of a sheet that break the rule, "a c"; empty for a single figure
    int panel = -1;       ///< panel that the remedy changes; -1: the figure itself
    QString series = {};  ///< series whose colour the remedy changes
    /// Key of that series, see widgets::colourKey(); for a remedy of the font: the family that it sets.
    std::string key = {};
    QColor colour = {};   ///< colour that the remedy sets
    QString format = {};  ///< name of the format that the remedy sets

    [[nodiscard]] bool broken() const { return !sentence.isEmpty(); }
    /// Returns `sentence`; on a sheet it begins with the letters of the panels: "b: ...".
    [[nodiscard]] QString told() const;
};

/// Checks all rules for a figure, and returns the results in the order in which they are listed. On a sheet, a rule has
/// one result for each panel that breaks it.
[[nodiscard]] std::vector<FigureCheck> checkFigure(const widgets::FigureSpec& figure, const ExportOptions& options);

/// Checks whether the figure's destination accepts this format for pictures, and whether the format can embed the
/// figure's font. Formats for data and source code are always accepted, because they accompany the figure.
[[nodiscard]] FigureCheck checkFormat(const ExportOptions& options, const FigureFormat& format);

/// Returns the places where the figure breaks rules, in points on the page.
[[nodiscard]] std::vector<QRectF> placesOf(const std::vector<FigureCheck>& checks);

/// Returns `look` changed by the remedy of `check`, if that concerns colours or the font; otherwise unchanged.
[[nodiscard]] widgets::FigureLook mended(widgets::FigureLook look, const FigureCheck& check);

/// Returns the text of the button that applies the remedy: "Make it 84 mm high".
[[nodiscard]] QString remedyText(const FigureCheck& check);

}  // namespace greyscope::app
