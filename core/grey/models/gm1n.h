#pragma once

#include "core/grey/models/model.h"

namespace greyscope::grey {

/// Checks that every related series has `needed` values and that k = 2..n give `unknowns` equations for the model of
/// that name. Errors: noRelatedSeries, relatedUnknown, tooFewPoints (fewer than max(4, unknowns + 1) points).
[[nodiscard]] base::Expected<void> checkRelated(const ModelInput& input, const std::string& model, std::size_t needed,
                                                std::size_t unknowns);

/// Fits GM(1,N): with y_i the accumulated related series (N - 1 of them) and z the background of x,
///   x(k) + a z(k) = sum_i b_i y_i(k), by least squares over k = 2..n.
/// The values follow from that equation step by step, with X the accumulation of x^ and X(1) = x(1):
///   x^(k) = (sum_i b_i y_i(k) - a X(k-1)) / (1 + alpha a).
/// The textbook response of the whitening equation is not used: it keeps the right side constant over a step and does
/// not even fit data that satisfy the equation exactly (Tien 2012). Future values of the related series are an input
/// and are not estimated here. Sources: Deng 1989, Liu.
/// Failures: noRelatedSeries; relatedUnknown (a related series without a value at a point or step); tooFewPoints (fewer
/// than max(4, N + 1) points); singularSystem; overflow. With as many equations as coefficients, the curve passes
/// through its points and cannot be judged.
[[nodiscard]] base::Expected<ModelFit> fitGm1n(const ModelInput& input, double backgroundWeight);

/// Fits GM(0,N), a regression of the accumulated series x1 on the accumulated related series; it describes but does not
/// extrapolate:
///   x1(k) = b_0 + sum_i b_i y_i(k), by least squares over k = 2..n, with y_i as in GM(1,N).
/// Its values are the differences x^(k) = X(k) - X(k-1) of that curve X, with X(1) = x(1). They end with the last
/// point; the horizon is not used. b_i, in the unit of the related series, measures how strongly that series goes along
/// with x. Source: Liu & Lin 2006.
/// Failures: noRelatedSeries; relatedUnknown (a related series without a value at a point); tooFewPoints (fewer than
/// max(4, number of related series + 2)); singularSystem; overflow.
[[nodiscard]] base::Expected<ModelFit> fitGm0n(const ModelInput& input);

}  // namespace greyscope::grey
