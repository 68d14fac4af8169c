#pragma once

#include <QString>

#include <optional>
#include <vector>

#include "widgets/common/theme/style.h"
#include "widgets/figure/figure.h"
#include "widgets/present/spec/figure_look.h"
#include "widgets/present/spec/link.h"

namespace greyscope::widgets {

/// Returns a copy of the figure with the changes that its author made: titles, axes, names, decimals and series
/// colours.
[[nodiscard]] FigureSpec dressed(FigureSpec figure, const FigureLook& look);
/// Returns a copy of the style with the changes that the figure's author made: font, text size, line and marker size,
/// and grey instead of colours.
[[nodiscard]] Style dressed(Style style, const FigureLook& look);

/// Returns the key under which the author's colour for a name is stored. It does not depend on the language: the name
/// itself for a series, and "model:last-value" or "word:parity" for names that the program gives.
[[nodiscard]] QString colourKey(const QString& name, const Link& link);

/// A name in a figure whose colour the author can change, with its current colour on paper.
struct ColouredName {
    QString name;
    QString key;
    QColor colour;
};
[[nodiscard]] std::vector<ColouredName> colouredNames(const FigureSpec& figure);

/// Returns the text of a value with another number of decimals: "1.376×" with 2 becomes "1.38×". Returns the text
/// unchanged if it does not begin with `value`, or if `value` is nullopt.
[[nodiscard]] QString withDecimals(const QString& text, const std::optional<double>& value, int decimals);

}  // namespace greyscope::widgets
