#pragma once

#include <string>
#include <vector>

#include "core/base/progress.h"
#include "core/grey/models/model.h"

namespace greyscope::grey {

enum class BaselineKind { lastValue, mean, linear, exponential, power, saturation };

[[nodiscard]] const std::vector<BaselineKind>& allBaselines();

/// "last-value", "mean", "linear", "exponential", "power", "saturation".
[[nodiscard]] const std::string& baselineName(BaselineKind kind);

/// What a model is measured against. `fitted` has n values, `forecast` one a step.
///   lastValue    x^(k) = x(k-1), x^(1) = x(1); then x(n)              parameter x(n)
///   mean         the mean                                             mean
///   linear       intercept + slope k                                  intercept, slope
///   exponential  A e^{bk}                                             A, b (k0)
///   power        A N^b                                                A, b (N0)
///   saturation   X N / (N + h), h >= 0                                X, h
/// Where A is below or beyond the numbers (a power of years), the curve is A e^{b(k - k0)} or A (N/N0)^b.
/// All are least squares on x itself, not on its logarithm. Power and saturation run on the axis (the index where it
/// has no numbers), the others on the index k; on a geometric axis power and exponential are the same curve.
/// Failures: nonPositive (a number of the axis), missingValue (a step without a number), singularSystem (the data leave
/// a parameter open, for example saturation of a curve that does not bend), tooFewPoints (a point for each parameter),
/// overflow, cancelled.
[[nodiscard]] ModelOutcome fitBaseline(BaselineKind kind, const ModelInput& input, const base::Progress& progress);

}  // namespace greyscope::grey
