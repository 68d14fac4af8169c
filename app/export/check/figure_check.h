#pragma once

#include <QColor>
#include <QRectF>
#include <QString>

#include <string>
#include <vector>

#include "app/export/figure_export.h"
#include "app/export/figure_formats.h"

namespace greyscope::app {

/// A rule for printed figures and what a figure makes of it.
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
        onSheet  ///< behind the dialog that exports it
    };

    std::string rule;  ///< in no language: "text"
    QString name;      ///< "Text is legible"
    QString sentence;  ///< where it is broken; empty: it is kept
    Remedy remedy = Remedy::none;
    double value = 0.0;    ///< that the remedy sets: millimetres or points
    QRectF place = {};     ///< where it is broken, in points on the page; null: in no one place
    bool ofPage = true;    ///< can be read off the printed page; otherwise it is about what is drawn
    QString panels = {};   ///< of a sheet: the letters of those where it is broken, "a c"
    int panel = -1;        ///< that the remedy changes; -1: the figure itself
    QString series = {};   ///< that the remedy gives a colour
    std::string key = {};  ///< of that series: see widgets::colourKey(); or the font that the remedy takes
    QColor colour = {};    ///< this one
    QString format = {};   ///< that the remedy writes, by its name

    [[nodiscard]] bool broken() const { return !sentence.isEmpty(); }
    /// "b: ..." on a sheet.
    [[nodiscard]] QString told() const;
};

/// All rules, in the order in which they are told. On a sheet a rule is told for each panel that breaks it.
[[nodiscard]] std::vector<FigureCheck> checkFigure(const widgets::FigureSpec& figure, const ExportOptions& options);

/// Whether a picture written as this is taken there, and holds its font. Data and sources go with a figure, not in its
/// place.
[[nodiscard]] FigureCheck checkFormat(const ExportOptions& options, const FigureFormat& format);

/// Where rules are broken, in points on the page.
[[nodiscard]] std::vector<QRectF> placesOf(const std::vector<FigureCheck>& checks);

/// With the remedy, where that is one of colours or of the font.
[[nodiscard]] widgets::FigureLook mended(widgets::FigureLook look, const FigureCheck& check);

/// What a button says that sets the remedy: "Make it 84 mm high".
[[nodiscard]] QString remedyText(const FigureCheck& check);

}  // namespace greyscope::app
