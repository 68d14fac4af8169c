#include "core/stats/changes/welch.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/stats/distributions.h"

namespace greyscope::stats {

Interval MeanDifference::interval(double confidence) const {
    const double half = studentQuantile(0.5 + confidence / 2.0, freedom) * error;
    return {value - half, value + half};
}

double MeanDifference::pDifferentFrom(double from) const {
    return studentTwoSided((value - from) / error, freedom);
}

std::optional<MeanDifference> welch(const Moments& x, const Moments& y) {
    if (x.count < 2 || y.count < 2) {
        return std::nullopt;
    }
    const double error = std::hypot(x.error(), y.error());
    if (!(error > 0.0)) {
        return std::nullopt;
    }
    const double shareX = std::pow(x.error() / error, 2);
    const double shareY = std::pow(y.error() / error, 2);
    const double freedom =
        1.0 / (shareX * shareX / static_cast<double>(x.count - 1) + shareY * shareY / static_cast<double>(y.count - 1));
    return MeanDifference{x.mean - y.mean, error, freedom};
}

std::optional<MeanDifference> pooled(const Moments& x, const Moments& y) {
    if (x.count + y.count < 3) {
        return std::nullopt;
    }
    const auto nx = static_cast<double>(x.count);
    const auto ny = static_cast<double>(y.count);
    const double freedom = nx + ny - 2.0;
    const double deviation =
        std::hypot(x.deviation * std::sqrt((nx - 1.0) / freedom), y.deviation * std::sqrt((ny - 1.0) / freedom));
    if (!(deviation > 0.0)) {
        return std::nullopt;
    }
    return MeanDifference{x.mean - y.mean, deviation * std::sqrt(1.0 / nx + 1.0 / ny), freedom};
}

std::optional<Moments> logMomentsOf(std::span<const double> values) {
    std::vector<double> logarithms;
    logarithms.reserve(values.size());
    for (const double value : values) {
        if (!(value > 0.0)) {
            return std::nullopt;
        }
        logarithms.push_back(std::log(value));
    }
    return logarithms.empty() ? std::nullopt : std::optional(momentsOf(logarithms));
}

MarginTest againstMargin(const MeanDifference& difference, const Interval& margin) {
    MarginTest test;
    test.tLow = (difference.value - margin.low) / difference.error;
    test.tHigh = (difference.value - margin.high) / difference.error;
    test.pAboveLow = studentTail(test.tLow, difference.freedom);
    test.pBelowHigh = studentTail(-test.tHigh, difference.freedom);
    test.pInside = std::max(test.pAboveLow, test.pBelowHigh);
    const double above = studentTail(test.tHigh, difference.freedom);
    const double below = studentTail(-test.tLow, difference.freedom);
    test.pOutside = std::min(1.0, 2.0 * std::min(above, below));
    return test;
}

}  // namespace greyscope::stats
