#pragma once

#include <algorithm>
#include <cmath>
#include <concepts>

#include "core/data/series/image.h"

// Formulas of grey clustering and grey target decisions, written over any scalar (core/base/scalar.h).
namespace greyscope::grey {

/// The shape of the whitenization weight function of one class of an indicator.
enum class ClassShape {
    first,     ///< 1 from its centre outwards, 0 from the centre of the next class on
    inner,     ///< a triangle: 1 at its centre, 0 from the centres of the classes before and after on
    last,      ///< as first, for the last class
    lower,     ///< lower measure: 1 up to its centre, 0 from twice its centre on
    moderate,  ///< moderate measure: 1 at its centre, 0 at 0 and from twice its centre on
    upper      ///< upper measure: 0 at 0, 1 from its centre on
};

/// The centre of a class, and the centres of the classes before and after it. `before` of the first and `after` of the
/// last class are used only if the shape is inner.
template <class N>
struct ClassCentres {
    N before;
    N own;
    N after;
};

/// Returns the part of a whitenization weight function that begins with 0 at `from` and reaches 1 at `to`.
template <class N>
[[nodiscard]] N beginningPart(const N& x, const N& from, const N& to) {
    return (x - from) / (to - from);
}

/// Returns the part of a whitenization weight function that begins with 1 at `from` and reaches 0 at `to`.
template <class N>
[[nodiscard]] N endingPart(const N& x, const N& from, const N& to) {
    return (to - x) / (to - from);
}

/// Returns the weight of a value x in a class. The same formulas hold for rising and for falling centres.
template <class N>
[[nodiscard]] N classWeight(ClassShape shape, const N& x, const ClassCentres<N>& centres) {
    using std::max;
    using std::min;
    const N none(0);
    const N all(1);
    switch (shape) {
        case ClassShape::first:
            return max(none, min(all, endingPart(x, centres.own, centres.after)));
        case ClassShape::inner:
            return max(none,
                       min(beginningPart(x, centres.before, centres.own), endingPart(x, centres.own, centres.after)));
        case ClassShape::last:
            return max(none, min(all, beginningPart(x, centres.before, centres.own)));
        case ClassShape::lower:
            return max(none, min(all, N(2) - x / centres.own));
        case ClassShape::moderate:
            return max(none, min(x / centres.own, N(2) - x / centres.own));
        case ClassShape::upper:
            return max(none, min(all, x / centres.own));
    }
    return none;
}

/// Returns the centre that mirrors the centre `next` at the outer centre `own`.
template <class N>
[[nodiscard]] N mirroredCentre(const N& own, const N& next) {
    return N(2) * own - next;
}

/// Returns the ratio measure of the effect of a value u. `best` is the largest value if more is better, the smallest
/// value if less is better, and the target otherwise.
template <class N>
[[nodiscard]] N ratioEffect(data::Effect kind, const N& u, const N& best) {
    using std::max;
    using std::min;
    switch (kind) {
        case data::Effect::benefit:
            return u / best;
        case data::Effect::cost:
            return best / u;
        case data::Effect::target:
            break;
    }
    return min(u, best) / max(u, best);
}

/// Returns the uniform measure of the effect of a value u. `best` is as for ratioEffect(). `critical` is the worst
/// value that still hits; if a target is best, the largest distance from it that still hits.
template <class N>
[[nodiscard]] N uniformEffect(data::Effect kind, const N& u, const N& best, const N& critical) {
    using std::abs;
    switch (kind) {
        case data::Effect::benefit:
            return (u - critical) / (best - critical);
        case data::Effect::cost:
            return (critical - u) / (critical - best);
        case data::Effect::target:
            break;
    }
    return (critical - abs(u - best)) / critical;
}

template <std::floating_point N>
[[nodiscard]] N squared(const N& number) {
    return number * number;
}

/// Returns the part of one attribute in the squared distance from the bull's-eye, for a difference `gap` of the
/// effects.
template <class N>
[[nodiscard]] N distancePart(const N& weight, const N& gap) {
    return weight * squared(gap);
}

}  // namespace greyscope::grey
