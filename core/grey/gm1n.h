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
/// (needs N + 1, at least 4: with as many equations as coefficients the curve passes through its points, and nothing is
/// left to judge it by); singularSystem; overflow.
[[nodiscard]] base::Expected<ModelFit> fitGm1n(const ModelInput& input, double backgroundWeight);

/// Textbooks regress x1 itself, with a constant: weight 1. The influence reading drops the constant and regresses the
/// background of weight 0.5: {0.5, false}.
struct Gm0nOptions {
    double backgroundWeight = 1.0;  ///< alpha in [0, 1]: z(k) = alpha x1(k) + (1 - alpha) x1(k-1)
    bool constant = true;           ///< whether b_0 is fitted; otherwise it is 0
    bool operator==(const Gm0nOptions&) const = default;
};

struct Gm0nResult {
    Gm0nOptions options;
    double constant = 0.0;             ///< b_0, in the unit of x
    std::vector<double> coefficients;  ///< b_i, one a related series; their magnitudes rank its influence
    std::vector<double> background;    ///< z at k = 2..n
    std::vector<double> fitted;        ///< b_0 + sum_i b_i y_i at k = 2..n
};

/// GM(0,N), a regression of accumulated series that has no term of its own and so describes, but does not extrapolate:
///   z(k) = b_0 + sum_i b_i y_i(k), by least squares over k = 2..n, with y_i as in GM(1,N). The horizon is not used.
/// Source: Deng, Liu. Failures: optionOutOfRange; noRelatedSeries; relatedUnknown (a related series without a value at
/// a point); tooFewPoints (needs two more than there are coefficients, at least 4); singularSystem; overflow.
[[nodiscard]] base::Expected<Gm0nResult> fitGm0n(const ModelInput& input, const Gm0nOptions& options = {});

}  // namespace greyscope::grey
