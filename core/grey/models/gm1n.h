#pragma once

#include "core/grey/models/model.h"

namespace greyscope::grey {

/// GM(1,N): with y_i the accumulated related series (N - 1 of them) and z the background of x,
///   x(k) + a z(k) = sum_i b_i y_i(k), by least squares over k = 2..n.
/// Its values follow that equation step by step, with X their own accumulation and X(1) = x(1):
///   x^(k) = (sum_i b_i y_i(k) - a X(k-1)) / (1 + alpha a).
/// The response of the whitening equation that textbooks print holds the right side constant over a step, and misses
/// even data that satisfy the equation exactly (Tien 2012); it is not used. Future values of the related series are an
/// input: none is made up here. Source: Deng 1989, Liu.
/// Failures: noRelatedSeries; relatedUnknown (a related series without a value at a point or step); tooFewPoints
/// (needs N + 1, at least 4: with as many equations as coefficients the curve passes through its points, and nothing is
/// left to judge it by); singularSystem; overflow.
[[nodiscard]] base::Expected<ModelFit> fitGm1n(const ModelInput& input, double backgroundWeight);

/// GM(0,N), a regression of accumulated series without a term of its own, which describes but does not extrapolate:
///   x1(k) = b_0 + sum_i b_i y_i(k), by least squares over k = 2..n, with y_i as in GM(1,N).
/// Its values are the differences x^(k) = X(k) - X(k-1) of that curve X, with X(1) = x(1), and end with the points:
/// the horizon is not used. The size of b_i in the unit of the related series says how far it goes along with x.
/// Source: Liu & Lin 2006. Failures: noRelatedSeries; relatedUnknown (a related series without a value at a point);
/// tooFewPoints (needs two more than there are related series, at least 4); singularSystem; overflow.
[[nodiscard]] base::Expected<ModelFit> fitGm0n(const ModelInput& input);

}  // namespace greyscope::grey
