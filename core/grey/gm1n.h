#pragma once

#include "core/grey/model.h"

namespace greyscope::grey {

/// GM(1,N): with y_i the accumulated related series (N - 1 of them) and z the background of x,
///   x(k) + a z(k) = sum_i b_i y_i(k), by least squares over k = 2..n.
/// Its values follow that equation step by step, with X their own accumulation and X(1) = x(1):
///   x^(k) = (sum_i b_i y_i(k) - a X(k-1)) / (1 + alpha a).
/// The response of the whitening equation that textbooks print holds the right side constant over a step, and misses
/// even data that satisfy the equation exactly (Tien 2012); it is not used. Future values of the related series are an
/// input: none is made up here. Source: Deng 1989, Liu.
/// Failures: noRelatedSeries; relatedUnknown (a related series without a value at a point or step); tooFewPoints
/// (needs N + 2, at least 4); singularSystem; overflow.
[[nodiscard]] base::Expected<ModelFit> fitGm1n(const ModelInput& input, double backgroundWeight);

}  // namespace greyscope::grey
