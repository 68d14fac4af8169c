#pragma once

#include <QString>

namespace greyscope::widgets {

/// A text for TeX: special characters are escaped, and characters missing from TeX's text fonts are written in math
/// mode. Line ends become `\\`.
[[nodiscard]] QString texText(const QString& text);

/// Whether pdfTeX lacks some of the characters, as for Chinese, so that XeLaTeX or LuaLaTeX is needed.
[[nodiscard]] bool wantsUnicodeTex(const QString& text);

}  // namespace greyscope::widgets
