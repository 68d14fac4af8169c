#pragma once

#include <QColor>

#include <array>

namespace greyscope::widgets {

/// Kinds of colour vision. Each of the last three lacks one kind of cone cell.
enum class Vision { usual, protanopia, deuteranopia, tritanopia };
inline constexpr std::array kVisions{Vision::usual, Vision::protanopia, Vision::deuteranopia, Vision::tritanopia};

/// Returns the colour that a person with this kind of colour vision sees. Source: Machado, Oliveira and Fernandes 2009,
/// severity 1, on linear RGB.
[[nodiscard]] QColor seenWith(Vision vision, const QColor& colour);

/// Returns the lightness L* of CIELAB, from 0 (black) to 100 (white). It remains when a colour is printed in grey.
[[nodiscard]] double lightness(const QColor& colour);
/// Returns the distance of two colours in CIELAB (D65). A distance of about 2 is just noticeable side by side.
[[nodiscard]] double colourDistance(const QColor& a, const QColor& b);

/// The smallest CIELAB distance at which two curves of a figure are distinguishable, in grey or with any kind of colour
/// vision.
inline constexpr double kLeastDifference = 10.0;
/// Returns whether two colours are closer than kLeastDifference in grey.
[[nodiscard]] bool mergeInGrey(const QColor& a, const QColor& b);
/// Returns whether two colours are closer than kLeastDifference for at least one kind of colour blindness.
[[nodiscard]] bool mergeForSome(const QColor& a, const QColor& b);

}  // namespace greyscope::widgets
