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

/// Returns the sign of a number: 1, 0 or -1.
template <std::floating_point N>
[[nodiscard]] N sgn(const N& number) {
    return number > N(0) ? N(1) : number < N(0) ? N(-1) : N(0);
}

/// Returns above / below, or 0 if `below` is 0.
template <std::floating_point N>
[[nodiscard]] N quotientOrZero(const N& above, const N& below) {
    return below == N(0) ? N(0) : above / below;
}

}  // namespace greyscope::base
