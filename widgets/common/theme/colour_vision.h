#pragma once

#include <QColor>

#include <array>

namespace greyscope::widgets {

/// How colours are seen; the last three lack one kind of cones.
enum class Vision { usual, protanopia, deuteranopia, tritanopia };
inline constexpr std::array kVisions{Vision::usual, Vision::protanopia, Vision::deuteranopia, Vision::tritanopia};

/// The colour as somebody sees it. Machado, Oliveira and Fernandes 2009, severity 1, on linear RGB.
[[nodiscard]] QColor seenWith(Vision vision, const QColor& colour);

/// L* of CIELAB, 0 (black) to 100 (white): what is left of a colour in grey.
[[nodiscard]] double lightness(const QColor& colour);
/// Distance in CIELAB (D65); about 2 can just be told apart side by side.
[[nodiscard]] double colourDistance(const QColor& a, const QColor& b);

/// The least difference of two colours in grey or for anybody that tells curves of a figure apart.
inline constexpr double kLeastDifference = 10.0;
[[nodiscard]] bool mergeInGrey(const QColor& a, const QColor& b);
/// For at least one kind of the colour-blind.
[[nodiscard]] bool mergeForSome(const QColor& a, const QColor& b);

}  // namespace greyscope::widgets
