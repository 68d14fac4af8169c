#pragma once

#include <QColor>
#include <QPalette>
#include <QString>

#include <array>

namespace greyscope::widgets {

/// All colours of the program in one appearance: light, dark, high contrast or print. Exported figures use print(),
/// which is always light.
struct Theme {
    bool dark = false;
    QColor window, base, alternate, field;
    QColor line, strongLine;
    QColor text, text2, text3;
    QColor accent, selection, onAccent;
    QColor link, linkSoft;
    QColor grid, axis, reference;
    QColor good, goodOn, look, lookOn, bad, badOn, infoOn;
    QColor rail, railChosen, railText;
    std::array<QColor, 5> series;
    bool grey = false;  ///< whether the theme has no colours; colour scales are then shades of grey too

    [[nodiscard]] static Theme light();
    [[nodiscard]] static Theme darkTheme();
    /// A theme for users with low vision: on a black ground, the contrast is 7:1 for words and 4.5:1 for controls and
    /// drawings.
    [[nodiscard]] static Theme highContrast();
    [[nodiscard]] static Theme print();
    /// Returns this theme in shades of grey. Each shade is as light as its colour, except that the series get
    /// distinguishable shades.
    [[nodiscard]] Theme inGrey() const;
    /// The colour of the sequential scale (cividis) at t in [0, 1]; a shade of grey if `grey` is set.
    [[nodiscard]] QColor onScale(double t) const;
    /// The colour of the diverging scale at t in [0, 1]; a shade of grey if `grey` is set.
    [[nodiscard]] QColor onTwoEnds(double t) const;
    /// Returns the theme that suits a palette. It is dark if the window is darker than its text. It is high contrast if
    /// the window or the text has a colour of that theme.
    [[nodiscard]] static const Theme& of(const QPalette& palette);
    [[nodiscard]] QPalette palette() const;
};

/// Returns the text colour for a background: black or white, whichever contrasts more.
[[nodiscard]] QColor inkOn(const QColor& background);
/// Returns the contrast ratio of two colours as defined by WCAG, from 1 to 21.
[[nodiscard]] double contrast(const QColor& a, const QColor& b);
/// Returns the grey with the same lightness as the colour.
[[nodiscard]] QColor greyOf(const QColor& colour);

/// Returns the colour of the cividis scale at t in [0, 1].
[[nodiscard]] QColor cividis(double t);
/// Returns the colour of the diverging scale at t in [0, 1]: brown, white, blue, for log2(ratio) from -1 to 1. In a
/// dark theme the centre is dark.
[[nodiscard]] QColor diverging(double t, bool dark);

}  // namespace greyscope::widgets
