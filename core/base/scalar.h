#pragma once

#include <concepts>

// A formula is written once, as a template over its scalar N. With double, it gives a result. With Expr, the scalar of
// core/derivation, it gives the rule of a step (in symbols) and its lines (numbers with their origin).
// A formula uses + - * /, abs, min, max and the functions in this header. They are called without std:: so that the
// scalar's own overloads are found. If a result is calculated in a form that keeps more digits (least squares about the
// means, e^x - 1), it is not such a template: the derivation shows the textbook formula instead.
namespace greyscope::base {

/// Returns 1 - share.
template <std::floating_point N>
[[nodiscard]] N complement(const N& share) {
    return N(1) - share;
}

}  // namespace greyscope::base
