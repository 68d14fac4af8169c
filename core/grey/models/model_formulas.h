#pragma once

#include <algorithm>

#include "core/base/scalar.h"
#include "core/grey/limits.h"

// Formulas of grey models and of the checks before a fit, over any scalar (see scalar.h). Sources: see GreyModel.
namespace greyscope::grey {

using base::complement;

/// Returns the background value z(k) = alpha x1(k) + (1 - alpha) x1(k-1) from two accumulated sums, which may also be
/// columns of sums.
template <class S, class N>
[[nodiscard]] N backgroundValue(const S& alpha, const N& sum, const N& sumBefore) {
    return alpha * sum + complement(alpha) * sumBefore;
}

/// Returns 1 + alpha a, by which the right side is divided when the difference equation of GM(1,1) is solved for x^(k).
template <class N>
[[nodiscard]] N equationDivisor(const N& alpha, const N& a) {
    return N(1) + alpha * a;
}

/// Returns the second value x^(2) of the EDGM form of GM(1,1).
template <class N>
[[nodiscard]] N edgmSecond(const N& alpha, const N& a, const N& u, const N& first) {
    return (u - a * first) / equationDivisor(alpha, a);
}
/// Returns the ratio of each later value to the previous one in the EDGM form of GM(1,1).
template <class N>
[[nodiscard]] N edgmRatio(const N& alpha, const N& a) {
    return (N(1) - complement(alpha) * a) / equationDivisor(alpha, a);
}

/// Returns the value x^(k) of GM(1,N) from `drive`, the sum of all b_i y_i(k), and `sumBefore`, x1^(k-1).
template <class N>
[[nodiscard]] N gm1nValue(const N& alpha, const N& a, const N& drive, const N& sumBefore) {
    return (drive - a * sumBefore) / equationDivisor(alpha, a);
}

/// Returns w, half the width of the band (e^-w, e^w) of admissible class ratios of n points.
template <class N>
[[nodiscard]] N classRatioExponent(const N& points) {
    return N(2) / (points + N(1));
}

/// Returns the smallest translation C for two neighbouring values of a series: for any larger C, the class ratio of the
/// values plus C lies in (low, high).
template <class N>
[[nodiscard]] N neededShift(const N& before, const N& now, const N& low, const N& high) {
    using std::max;
    return max((low * now - before) / (N(1) - low), (before - high * now) / (high - N(1)));
}

/// Returns a residual limited to the band of 0.8 to 1.2 times the mean residual, by eq. (10) of the residual model.
template <class N>
[[nodiscard]] N inBand(const N& residual, const N& mean) {
    using std::max;
    using std::min;
    return min(max(residual, N(kLowOfBand) * mean), N(kHighOfBand) * mean);
}
/// Returns an accumulated sum of residuals limited to 1.2 times the sum before it, as in the worked example of the
/// residual model.
template <class N>
[[nodiscard]] N cappedGrowth(const N& sum, const N& before) {
    using std::min;
    return min(sum, N(kHighOfBand) * before);
}

}  // namespace greyscope::grey
