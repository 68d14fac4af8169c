#pragma once

#include <cmath>

#include "core/grey/degrees/area_degree.h"
#include "core/grey/scalar.h"

// Formulas of relational degrees, written over any scalar (see scalar.h). Sources: Deng 1989; Liu.
namespace greyscope::grey {

/// Returns (m + rho M) / (D + rho M) for a difference D; requires M > 0. If M = 0, every coefficient is 1.
template <class N>
[[nodiscard]] N dengCoefficient(const N& least, const N& largest, const N& rho, const N& difference) {
    return (least + rho * largest) / (difference + rho * largest);
}

/// Returns the numerator of the degree of two areas.
template <class N>
[[nodiscard]] N areaNumerator(AreaDegree kind, const N& a, const N& b) {
    using std::abs;
    return kind.ofOwn ? N(1) + abs(a) + abs(b) : N(1);
}

/// Returns the degree of two areas a and b whose difference is `gap`.
template <class N>
[[nodiscard]] N areaDegree(AreaDegree kind, const N& a, const N& b, const N& gap) {
    const N above = areaNumerator(kind, a, b);
    return above / (above + gap);
}

/// Returns q of the degree 1 / (1 + |q|): the difference of the areas, divided by the numerator of their degree.
template <class N>
[[nodiscard]] N areaQuotient(AreaDegree kind, const N& a, const N& b) {
    return kind.ofOwn ? (a - b) / areaNumerator(kind, a, b) : a - b;
}

/// Returns the synthetic degree. `absolute` and `relative` may be matrices while theta is a number.
template <class S, class N>
[[nodiscard]] N mixedDegree(const S& theta, const N& absolute, const N& relative) {
    return theta * absolute + complement(theta) * relative;
}

}  // namespace greyscope::grey
