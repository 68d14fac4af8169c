#pragma once

#include <QColor>

#include <array>

namespace greyscope::widgets {

/// Kinds of colour vision; each of the last three lacks one kind of cone.
enum class Vision { usual, protanopia, deuteranopia, tritanopia };
inline constexpr std::array kVisions{Vision::usual, Vision::protanopia, Vision::deuteranopia, Vision::tritanopia};

/// The colour as seen with this vision. Machado, Oliveira and Fernandes 2009, severity 1, on linear RGB.
[[nodiscard]] QColor seenWith(Vision vision, const QColor& colour);

/// L* of CIELAB, 0 (black) to 100 (white): the lightness that remains in grey.
[[nodiscard]] double lightness(const QColor& colour);
/// The distance of two colours in CIELAB (D65); about 2 is just noticeable side by side.
[[nodiscard]] double colourDistance(const QColor& a, const QColor& b);

/// The least distance at which curves of a figure are distinguishable, in grey and with any colour vision.
inline constexpr double kLeastDifference = 10.0;
[[nodiscard]] bool mergeInGrey(const QColor& a, const QColor& b);
/// Whether two colours are closer than that for at least one kind of colour blindness.
[[nodiscard]] bool mergeForSome(const QColor& a, const QColor& b);

}  // namespace greyscope::widgets
