#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "core/base/error.h"

namespace greyscope::stats {

/// Exponents of one term x^i log2(x)^j.
struct TermExponents {
    double i = 0.0;
    int j = 0;
    bool operator==(const TermExponents&) const = default;
};

/// The 42 pairs that Extra-P tries for one parameter.
[[nodiscard]] const std::vector<TermExponents>& termExponents();

/// The performance model normal form with one term, y = c0 + c1 x^i log2(x)^j, or y = c0 alone.
struct NormalForm {
    bool constant = true;
    TermExponents exponents;
    double c0 = 0.0;
    double c1 = 0.0;
    double rss = 0.0;           ///< sum of squared residuals
    double smape = 0.0;         ///< mean of 2 |y^ - y| / (|y^| + |y|), percent
    double leftOutRss = 0.0;    ///< the same, each point by a model that has not seen it
    double leftOutSmape = 0.0;  ///< likewise
    double runnerUpRss = 0.0;   ///< least of the other exponents

    [[nodiscard]] double valueAt(double x) const;
};

/// Least squares for every pair of exponents; that with the least symmetric error on points left out one by one is
/// taken, and the constant where its error on all points is no larger: the rule of Extra-P. `clearsConstants` sets c0
/// to 0 in a fold where it is below a thousandth of the smallest |y|, as Extra-P does for the sum that it prints.
/// Errors: tooFewPoints (below 4 different x); nonPositive (x not above 0). Source: Calotoiu et al. 2013.
[[nodiscard]] base::Expected<NormalForm> fitNormalForm(std::span<const double> x, std::span<const double> y,
                                                       bool clearsConstants = false);

}  // namespace greyscope::stats
