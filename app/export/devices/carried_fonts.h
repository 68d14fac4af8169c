#pragma once

#include <QByteArray>
#include <QFont>
#include <QString>

#include <set>

namespace greyscope::app {

/// Why a font cannot be embedded in a document: its licence forbids it (restricted), or it has no outlines. none: it
/// can be embedded.
enum class FontFault { none, restricted, noOutlines };
[[nodiscard]] FontFault faultOf(const QFont& font);

/// Whether a font can be embedded in an SVG file. (A PDF file can embed outlines of all kinds, including Type 1.)
[[nodiscard]] bool fitsSvg(const QFont& font);

/// Returns the first family of `font` that contains the character `sign`; "" if none does.
[[nodiscard]] QString familyWith(const QFont& font, char32_t sign);

/// Returns a WOFF file with the characters `signs` of a font, if its licence allows a subset. Empty if the font cannot
/// be embedded, see fitsSvg().
[[nodiscard]] QByteArray woffOf(const QFont& font, const std::set<char32_t>& signs);

/// Returns a drawing of QSvgGenerator, made with `font`, in which each text names the family that contains its
/// characters. `holds`: whether to embed the first family of the font, so that the drawing looks the same where it is
/// not installed.
[[nodiscard]] QByteArray withFonts(const QByteArray& svg, const QFont& font, bool holds);

}  // namespace greyscope::app
