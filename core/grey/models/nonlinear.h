#pragma once

#include "core/base/progress.h"
#include "core/grey/models/model.h"

namespace greyscope::grey {

/// Fits the nonlinear grey Bernoulli model x(k) + a z(k) = b z(k)^n by least squares over k >= 2, n != 1. Its response
/// is
///   x1^(k+1) = [(x(1)^{1-n} - b/a) e^{-a(1-n)k} + b/a]^{1/(1-n)}, values are its differences; n = 2 is Verhulst's
///   curve a x(1) / (b x(1) + (a - b x(1)) e^{ak}).
/// If the input is cumulative, its values are x1 and the response itself is the fit; x(k) are its differences.
/// The response ends where its bracket falls to 0: for n > 1 at a pole, for n < 1 where the curve reaches 0. Failures:
/// tooFewPoints (fewer than 4), optionOutOfRange (n = 1), nonPositive (a point at which the accumulated or the
/// background series is not positive), singularSystem, curveEnds (before the last point or step), overflow.
[[nodiscard]] base::Expected<ModelFit> fitBernoulli(const ModelInput& input, double backgroundWeight, double power);

/// Fits GM(1,1) with accumulation of fractional order r: GM(1,1) is fitted to x_r(k) = sum_i C(k-i+r-1, k-i) x(i), and
/// its values are restored with order -r. r = 1 is GM(1,1). Failures: those of fitGm11(), optionOutOfRange (r outside
/// (0, 2]), cancelled.
[[nodiscard]] base::Expected<ModelFit> fitFractional(const ModelInput& input, double backgroundWeight, double order,
                                                     const base::Progress& progress);

}  // namespace greyscope::grey
