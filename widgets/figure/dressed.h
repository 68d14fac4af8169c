#pragma once

#include <QString>

#include <optional>
#include <vector>

#include "widgets/common/theme/style.h"
#include "widgets/figure/figure.h"
#include "widgets/present/spec/figure_look.h"
#include "widgets/present/spec/link.h"

namespace greyscope::widgets {

/// A figure with the titles, axes, names, decimals and series colours that its author chose.
[[nodiscard]] FigureSpec dressed(FigureSpec figure, const FigureLook& look);
/// A style with the font, sizes and grey that the author chose.
[[nodiscard]] Style dressed(Style style, const FigureLook& look);

/// The key of a colour, independent of the language: the name of a series, or "model:last-value" and "word:parity" for
/// names given by the program.
[[nodiscard]] QString colourKey(const QString& name, const Link& link);

/// A name whose colour an author can change, with its colour on paper.
struct ColouredName {
    QString name;
    QString key;
    QColor colour;
};
[[nodiscard]] std::vector<ColouredName> colouredNames(const FigureSpec& figure);

/// "1.376×" with this number of decimals; unchanged if the text does not begin with the value.
[[nodiscard]] QString withDecimals(const QString& text, const std::optional<double>& value, int decimals);

}  // namespace greyscope::widgets
