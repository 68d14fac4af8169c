#pragma once

#include <QString>

namespace greyscope::widgets {

/// Returns a text for TeX: special characters are escaped, and characters missing from TeX's text fonts are written in
/// math mode. Line ends become `\\`.
[[nodiscard]] QString texText(const QString& text);

/// Returns whether pdfTeX lacks a character of the text (such as a Chinese one), so that XeLaTeX or LuaLaTeX is needed.
[[nodiscard]] bool wantsUnicodeTex(const QString& text);

}  // namespace greyscope::widgets
