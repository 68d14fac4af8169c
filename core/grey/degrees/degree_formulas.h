#pragma once

#include <cmath>

#include "core/base/scalar.h"
#include "core/grey/degrees/area_degree.h"

// Formulas of relational degrees, written over any scalar (see scalar.h). Sources: Deng 1989; Liu.
namespace greyscope::grey {

using base::complement;

/// Returns Deng's coefficient (m + rho M) / (D + rho M) of a difference D, with the smallest and largest difference m
/// and M. M must be positive; if M = 0, every coefficient is 1 and this function is not called.
template <class N>
[[nodiscard]] N dengCoefficient(const N& least, const N& largest, const N& rho, const N& difference) {
    return (least + rho * largest) / (difference + rho * largest);
}

/// Returns the numerator of the degree of two areas a and b: 1 + |a| + |b|, or 1 if the kind of degree does not include
/// the areas themselves.
template <class N>
[[nodiscard]] N areaNumerator(AreaDegree kind, const N& a, const N& b) {
    using std::abs;
    return kind.ofOwn ? N(1) + abs(a) + abs(b) : N(1);
}

/// Returns the degree of two areas a and b, where `gap` is the magnitude of their difference.
template <class N>
[[nodiscard]] N areaDegree(AreaDegree kind, const N& a, const N& b, const N& gap) {
    const N above = areaNumerator(kind, a, b);
    return above / (above + gap);
}

/// Returns the quotient q of two areas, which gives the degree 1 / (1 + |q|): their difference divided by the numerator
/// of the degree.
template <class N>
[[nodiscard]] N areaQuotient(AreaDegree kind, const N& a, const N& b) {
    return kind.ofOwn ? (a - b) / areaNumerator(kind, a, b) : a - b;
}

/// Returns the synthetic degree, theta * absolute + (1 - theta) * relative. Both degrees may be matrices while theta is
/// a number.
template <class S, class N>
[[nodiscard]] N mixedDegree(const S& theta, const N& absolute, const N& relative) {
    return theta * absolute + complement(theta) * relative;
}

}  // namespace greyscope::grey
