#pragma once

#include <QByteArray>
#include <QFont>
#include <QString>

#include <set>

namespace greyscope::app {

/// Why a document cannot hold a font: its licence forbids it, or it has no outlines.
enum class FontFault { none, restricted, noOutlines };
[[nodiscard]] FontFault faultOf(const QFont& font);

/// Whether an SVG file can hold a font; PDF takes outlines of every kind, those of Type 1 as well.
[[nodiscard]] bool fitsSvg(const QFont& font);

/// The first family of the font that has this sign; "" where none has.
[[nodiscard]] QString familyWith(const QFont& font, char32_t sign);

/// The signs of a font as a WOFF file, as far as its licence lets a part of it stand alone; empty where a document
/// cannot hold it; see fitsSvg().
[[nodiscard]] QByteArray woffOf(const QFont& font, const std::set<char32_t>& signs);

/// A drawing of QSvgGenerator's, made with `font`, whose texts each name the family that they are set in. With `holds`
/// the drawing holds the first family of the font, so that it looks the same where that is not installed.
[[nodiscard]] QByteArray withFonts(const QByteArray& svg, const QFont& font, bool holds);

}  // namespace greyscope::app
