#pragma once

#include <QColor>
#include <QPalette>
#include <QString>

#include <array>

namespace greyscope::widgets {

/// Every colour of the program, for one appearance. Exports use print(): always light.
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
    bool grey = false;  ///< no colours: those of the scales become shades as well

    [[nodiscard]] static Theme light();
    [[nodiscard]] static Theme darkTheme();
    /// For who sees little: words of 7 to 1, controls and drawings of 4.5 to 1, on black.
    [[nodiscard]] static Theme highContrast();
    [[nodiscard]] static Theme print();
    /// The same in shades of grey, each as light as the colour; those of the series are apart.
    [[nodiscard]] Theme inGrey() const;
    /// Of a sequential scale, cividis, at t in [0, 1], and of one with two ends.
    [[nodiscard]] QColor onScale(double t) const;
    [[nodiscard]] QColor onTwoEnds(double t) const;
    /// The theme that goes with a palette: dark where the window is darker than its text, and of high contrast where it
    /// has the window or the text of that theme.
    [[nodiscard]] static const Theme& of(const QPalette& palette);
    [[nodiscard]] QPalette palette() const;
};

/// Black or white, whichever contrasts more with `background`.
[[nodiscard]] QColor inkOn(const QColor& background);
/// WCAG contrast ratio, 1 to 21.
[[nodiscard]] double contrast(const QColor& a, const QColor& b);
/// The grey that is as light.
[[nodiscard]] QColor greyOf(const QColor& colour);

/// cividis at t in [0, 1].
[[nodiscard]] QColor cividis(double t);
/// Diverging brown-white-blue for log2(ratio) in [-1, 1] at t in [0, 1]; the centre is dark in a dark theme.
[[nodiscard]] QColor diverging(double t, bool dark);

}  // namespace greyscope::widgets
