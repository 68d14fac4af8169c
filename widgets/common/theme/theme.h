#pragma once

#include <QColor>
#include <QPalette>
#include <QString>

#include <array>

namespace greyscope::widgets {

/// All colours of the program for one appearance. Exports use print(), which is always light.
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
    bool grey = false;  ///< without colours: colour scales become shades of grey too

    [[nodiscard]] static Theme light();
    [[nodiscard]] static Theme darkTheme();
    /// For users with low vision: contrast of 7:1 for words and 4.5:1 for controls and drawings, on black.
    [[nodiscard]] static Theme highContrast();
    [[nodiscard]] static Theme print();
    /// The theme in shades of grey, each as light as its colour; the series have separate shades.
    [[nodiscard]] Theme inGrey() const;
    /// The colours at t in [0, 1] of the sequential scale (cividis) and of the diverging scale.
    [[nodiscard]] QColor onScale(double t) const;
    [[nodiscard]] QColor onTwoEnds(double t) const;
    /// The theme for a palette: dark if the window is darker than its text; high contrast if the window or the text has
    /// a colour of that theme.
    [[nodiscard]] static const Theme& of(const QPalette& palette);
    [[nodiscard]] QPalette palette() const;
};

/// Black or white, whichever contrasts more with `background`.
[[nodiscard]] QColor inkOn(const QColor& background);
/// WCAG contrast ratio, 1 to 21.
[[nodiscard]] double contrast(const QColor& a, const QColor& b);
/// The grey with the same lightness.
[[nodiscard]] QColor greyOf(const QColor& colour);

/// The colour of cividis at t in [0, 1].
[[nodiscard]] QColor cividis(double t);
/// Diverging brown-white-blue for log2(ratio) in [-1, 1] at t in [0, 1]; the centre is dark in a dark theme.
[[nodiscard]] QColor diverging(double t, bool dark);

}  // namespace greyscope::widgets
