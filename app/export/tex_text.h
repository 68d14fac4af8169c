#pragma once

#include <QColor>
#include <QString>

namespace greyscope::app {

/// Text as TeX sets it: what means something to TeX is escaped, and signs that its text fonts lack are taken from
/// mathematics. Line ends become `\\`.
[[nodiscard]] QString texText(const QString& text);

/// A length or a place: at most three decimals, none that say nothing.
[[nodiscard]] QString texNumber(double value);

/// "0072B2".
[[nodiscard]] QString texColour(const QColor& colour);

/// Whether pdfTeX has no letters for some of it: Chinese wants XeLaTeX or LuaLaTeX.
[[nodiscard]] bool wantsUnicodeTex(const QString& text);

}  // namespace greyscope::app
