#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "core/base/error.h"

namespace greyscope::stats {

/// The exponents i and j of a term x^i log2(x)^j.
struct TermExponents {
    double i = 0.0;
    int j = 0;
    bool operator==(const TermExponents&) const = default;
};

/// Returns the 42 pairs of exponents that Extra-P tries for one parameter.
[[nodiscard]] const std::vector<TermExponents>& termExponents();

/// A fitted performance model normal form with one term, y = c0 + c1 x^i log2(x)^j, or only y = c0.
struct NormalForm {
    bool constant = true;
    TermExponents exponents;
    double c0 = 0.0;
    double c1 = 0.0;
    double rss = 0.0;    ///< sum of squared residuals
    double smape = 0.0;  ///< mean of 2 |y^ - y| / (|y^| + |y|), in percent
    /// Sum of squared residuals if each point is predicted by a fit to the other points (leave-one-out).
    double leftOutRss = 0.0;
    double leftOutSmape = 0.0;  ///< symmetric error of the same predictions, in percent
    double runnerUpRss = 0.0;   ///< smallest sum of squared residuals of the other exponents

    [[nodiscard]] double valueAt(double x) const;
};

/// Fits the performance model normal form by the rule of Extra-P. Every pair of exponents is fitted by least squares;
/// the pair with the smallest leave-one-out symmetric error is chosen, or the constant if its error on all points is
/// not larger. `clearsConstants` sets c0 to 0 in a fold if it is below a thousandth of the smallest |y|, as Extra-P
/// does for the sum that it prints. Errors: tooFewPoints (fewer than 4 different x); nonPositive (an x is not
/// positive). Source: Calotoiu et al. 2013.
[[nodiscard]] base::Expected<NormalForm> fitNormalForm(std::span<const double> x, std::span<const double> y,
                                                       bool clearsConstants = false);

}  // namespace greyscope::stats
