#pragma once

#include <string>
#include <vector>

#include "core/base/progress.h"
#include "core/grey/models/model.h"

namespace greyscope::grey {

enum class BaselineKind { lastValue, mean, linear, exponential, power, saturation };

/// Returns all baselines.
[[nodiscard]] const std::vector<BaselineKind>& allBaselines();

/// Returns the name of a baseline: "last-value", "mean", "linear", "exponential", "power" or "saturation".
[[nodiscard]] const std::string& baselineName(BaselineKind kind);

/// Fits a baseline, a simple model to compare other models with. `fitted` has n values, `forecast` one per step.
///   lastValue    x^(k) = x(k-1), x^(1) = x(1); then x(n)              parameter x(n)
///   mean         the mean                                             mean
///   linear       intercept + slope k                                  intercept, slope
///   exponential  A e^{bk}                                             A, b (k0)
///   power        A N^b                                                A, b (N0)
///   saturation   X N / (N + h), h >= 0                                X, h
/// If A underflows or overflows (as with years as N), the curve is A e^{b(k - k0)} or A (N/N0)^b. All are least squares
/// on x itself, not on its logarithm. Power and saturation run along the axis (the index if the axis has no numbers),
/// the others along the index k. On a geometric axis, power and exponential are the same curve.
/// Failures: nonPositive (a number of the axis), missingValue (a step without a number), singularSystem (the data do
/// not determine a parameter, such as saturation on a curve without a bend), tooFewPoints (fewer points than
/// parameters), overflow, cancelled.
[[nodiscard]] ModelOutcome fitBaseline(BaselineKind kind, const ModelInput& input, const base::Progress& progress);

}  // namespace greyscope::grey
