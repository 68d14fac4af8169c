#pragma once

#include <QColor>
#include <QRectF>
#include <QString>

#include <string>
#include <vector>

#include "app/export/figure_export.h"
#include "app/export/figure_formats.h"

namespace greyscope::app {

/// A rule for printed figures, and whether a figure keeps it.
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
        onSheet  ///< the remedy is on the sheet, behind the export dialog
    };

    std::string rule;  ///< language-independent key: "text"
    QString name;      ///< "Text is legible"
    QString sentence;  ///< what is wrong; empty: the rule is kept
    Remedy remedy = Remedy::none;
    double value = 0.0;    ///< value that the remedy sets, in millimetres or points
    QRectF place = {};     ///< where the rule is broken, in points on the page; null: no single place
    bool ofPage = true;    ///< true: visible on the printed page; false: about what is drawn
    QString panels = {};   ///< for a sheet: the letters of the panels that break the rule, "a c"
    int panel = -1;        ///< panel that the remedy changes; -1: the figure itself
    QString series = {};   ///< series whose colour the remedy changes
    std::string key = {};  ///< key of that series, see widgets::colourKey(); or the font that the remedy sets
    QColor colour = {};    ///< colour that the remedy sets
    QString format = {};   ///< name of the format that the remedy sets

    [[nodiscard]] bool broken() const { return !sentence.isEmpty(); }
    /// Returns the sentence; on a sheet with the panel's letter: "b: ...".
    [[nodiscard]] QString told() const;
};

/// Checks all rules, and returns them in the order in which they are listed. On a sheet, a rule is listed once for each
/// panel that breaks it.
[[nodiscard]] std::vector<FigureCheck> checkFigure(const widgets::FigureSpec& figure, const ExportOptions& options);

/// Checks whether the figure's destination accepts this format for pictures, and whether the format can embed the
/// figure's font. Formats for data and source code are always accepted, because they accompany the figure.
[[nodiscard]] FigureCheck checkFormat(const ExportOptions& options, const FigureFormat& format);

/// Returns the places where rules are broken, in points on the page.
[[nodiscard]] std::vector<QRectF> placesOf(const std::vector<FigureCheck>& checks);

/// Returns the look with the remedy applied, if that concerns colours or the font.
[[nodiscard]] widgets::FigureLook mended(widgets::FigureLook look, const FigureCheck& check);

/// Returns the text of the button that applies the remedy: "Make it 84 mm high".
[[nodiscard]] QString remedyText(const FigureCheck& check);

}  // namespace greyscope::app
