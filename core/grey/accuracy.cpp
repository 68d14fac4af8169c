#include "core/grey/accuracy.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

namespace greyscope::grey {

namespace {

constexpr double kSmallError = 0.6745;
constexpr std::array kVarianceRatioLimits{0.35, 0.50, 0.65, 0.80};
constexpr std::array kSmallErrorLimits{0.95, 0.80, 0.70, 0.60};
constexpr std::array kRelativeErrorLimits{1.0, 5.0, 10.0, 20.0};

std::optional<double> finite(double value) {
    return std::isfinite(value) ? std::optional(value) : std::nullopt;
}

struct Spread {
    double mean = 0.0;
    double deviation = 0.0;
};

/// Mean and standard deviation (ddof 0), scaled by the largest magnitude so that no square leaves the range.
Spread spreadOf(const std::vector<double>& values) {
    double scale = 0.0;
    for (const double value : values) {
        scale = std::max(scale, std::abs(value));
    }
    if (scale == 0.0) {
        return {};
    }
    const auto count = static_cast<double>(values.size());
    double mean = 0.0;
    for (const double value : values) {
        mean += value / scale / count;
    }
    double squares = 0.0;
    for (const double value : values) {
        squares += (value / scale - mean) * (value / scale - mean);
    }
    return {scale * mean, scale * std::sqrt(squares / count)};
}

int gradeOf(double varianceRatio, double smallErrorShare) {
    const auto c = std::find_if(kVarianceRatioLimits.begin(), kVarianceRatioLimits.end(),
                                [&](double limit) { return varianceRatio <= limit; });
    const auto p = std::find_if(kSmallErrorLimits.begin(), kSmallErrorLimits.end(),
                                [&](double limit) { return smallErrorShare >= limit; });
    return 1 + static_cast<int>(std::max(c - kVarianceRatioLimits.begin(), p - kSmallErrorLimits.begin()));
}

bool constant(const std::vector<double>& values) {
    return std::all_of(values.begin(), values.end(), [&](double value) { return value == values.front(); });
}

}  // namespace

std::optional<double> meanAbsolutePercentageError(const std::vector<double>& actual,
                                                  const std::vector<double>& predicted) {
    const std::size_t count = std::min(actual.size(), predicted.size());
    if (count == 0) {
        return std::nullopt;
    }
    double sum = 0.0;
    for (std::size_t k = 0; k < count; ++k) {
        sum += std::abs((actual[k] - predicted[k]) / actual[k]);
    }
    return finite(100.0 * sum / static_cast<double>(count));
}

Accuracy accuracyOf(const std::vector<double>& actual, const std::vector<double>& fitted) {
    Accuracy accuracy;
    accuracy.mape = meanAbsolutePercentageError({actual.begin() + 1, actual.end()}, {fitted.begin() + 1, fitted.end()});
    if (constant(actual)) {
        return accuracy;
    }
    std::vector<double> residuals(actual.size());
    std::transform(actual.begin(), actual.end(), fitted.begin(), residuals.begin(), std::minus<>());
    const double s1 = spreadOf(actual).deviation;
    const Spread errors = spreadOf(residuals);
    const auto small = std::count_if(residuals.begin(), residuals.end(), [&](double residual) {
        return std::abs(residual - errors.mean) < kSmallError * s1;
    });
    accuracy.varianceRatio = finite(errors.deviation / s1);
    if (accuracy.varianceRatio) {
        accuracy.smallErrorShare = static_cast<double>(small) / static_cast<double>(residuals.size());
        accuracy.grade = gradeOf(*accuracy.varianceRatio, *accuracy.smallErrorShare);
    }
    return accuracy;
}

int gradeOfRelativeError(double percent) {
    const auto found = std::find_if(kRelativeErrorLimits.begin(), kRelativeErrorLimits.end(),
                                    [&](double limit) { return percent <= limit; });
    return 1 + static_cast<int>(found - kRelativeErrorLimits.begin());
}

}  // namespace greyscope::grey
