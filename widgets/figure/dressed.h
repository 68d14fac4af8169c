#pragma once

#include <QString>

#include <optional>
#include <vector>

#include "widgets/common/theme/style.h"
#include "widgets/figure/figure.h"
#include "widgets/present/spec/figure_look.h"
#include "widgets/present/spec/link.h"

namespace greyscope::widgets {

/// The figure as its author wants it: titles, axes, names, decimals and the colours of its series.
[[nodiscard]] FigureSpec dressed(FigureSpec figure, const FigureLook& look);
/// The style that goes with it: font, sizes and grey.
[[nodiscard]] Style dressed(Style style, const FigureLook& look);

/// What a colour is given to, whatever the language: the name of a series, or "model:last-value" and "word:parity"
/// where the program gives the name.
[[nodiscard]] QString colourKey(const QString& name, const Link& link);

/// What an author can give a colour, with the colour that it has on paper.
struct ColouredName {
    QString name;
    QString key;
    QColor colour;
};
[[nodiscard]] std::vector<ColouredName> colouredNames(const FigureSpec& figure);

/// "1.376×" with so many decimals of its value. As it stands where the text does not begin with the value.
[[nodiscard]] QString withDecimals(const QString& text, const std::optional<double>& value, int decimals);

}  // namespace greyscope::widgets
