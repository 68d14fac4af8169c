#pragma once

#include <QString>

namespace greyscope::widgets {

/// Text as TeX sets it: what means something to TeX is escaped, and signs that its text fonts lack are taken from
/// mathematics. Line ends become `\\`.
[[nodiscard]] QString texText(const QString& text);

/// Whether pdfTeX has no letters for some of it: Chinese wants XeLaTeX or LuaLaTeX.
[[nodiscard]] bool wantsUnicodeTex(const QString& text);

}  // namespace greyscope::widgets
