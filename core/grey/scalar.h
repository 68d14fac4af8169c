#pragma once

#include <concepts>

// A formula is written once, as a template over its scalar N. With double it gives a result; core/derivation, whose
// Expr is a scalar too, makes of it the rule of a step (with symbols) and its lines (with numbers and where they come
// from). It is built of + - * /, abs, min, max and what stands here, called without std:: so that the scalar's own are
// found. What a result calculates in a form that keeps more digits (least squares about the means, e^x - 1) is no such
// formula: a derivation shows the textbook's.
namespace greyscope::grey {

/// 1 - share.
template <std::floating_point N>
[[nodiscard]] N complement(const N& share) {
    return N(1) - share;
}

}  // namespace greyscope::grey
