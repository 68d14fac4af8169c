#pragma once

#include <QByteArray>
#include <QFont>
#include <QString>

#include <set>

namespace greyscope::app {

/// Why a font cannot be embedded in a document: its licence forbids it, or it has no outlines.
enum class FontFault { none, restricted, noOutlines };
[[nodiscard]] FontFault faultOf(const QFont& font);

/// Whether a font can be embedded in an SVG file. PDF accepts all kinds of outlines, including Type 1.
[[nodiscard]] bool fitsSvg(const QFont& font);

/// Returns the first family of the font that contains this character; "" if none does.
[[nodiscard]] QString familyWith(const QFont& font, char32_t sign);

/// Returns these characters of a font as a WOFF file, if its licence allows a subset; empty if the font cannot be
/// embedded; see fitsSvg().
[[nodiscard]] QByteArray woffOf(const QFont& font, const std::set<char32_t>& signs);

/// Takes a drawing of QSvgGenerator made with `font`, and names for each text the family that contains its characters.
/// `holds`: also embeds the first family of the font, so that the drawing looks the same where it is not installed.
[[nodiscard]] QByteArray withFonts(const QByteArray& svg, const QFont& font, bool holds);

}  // namespace greyscope::app
