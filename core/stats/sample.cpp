#include "core/stats/sample.h"

#include <algorithm>
#include <cmath>

#include "core/base/quantile.h"
#include "core/stats/distributions.h"

namespace greyscope::stats {

double Moments::error() const {
    return deviation / std::sqrt(static_cast<double>(count));
}

Moments momentsOf(std::span<const double> values) {
    double largest = 0.0;
    for (const double value : values) {
        largest = std::max(largest, std::abs(value));
    }
    int exponent = 0;
    static_cast<void>(std::frexp(largest, &exponent));
    const auto n = static_cast<double>(values.size());
    double mean = 0.0;
    for (const double value : values) {
        mean += std::ldexp(value, -exponent) / n;
    }
    double squares = 0.0;
    double rest = 0.0;  // of the mean, which rounding left
    for (const double value : values) {
        const double distance = std::ldexp(value, -exponent) - mean;
        squares += distance * distance;
        rest += distance;
    }
    squares = std::max(0.0, squares - rest * rest / n);
    const bool constant = std::all_of(values.begin(), values.end(), [&](double v) { return v == values.front(); });
    const double deviation = constant ? 0.0 : std::sqrt(squares / (n - 1.0));
    return {values.size(), constant ? values.front() : std::ldexp(mean + rest / n, exponent),
            std::ldexp(deviation, exponent)};
}

std::optional<double> variationOf(const Moments& moments) {
    if (moments.count < 2 || moments.mean == 0.0) {
        return std::nullopt;
    }
    return moments.deviation / std::abs(moments.mean);
}

std::optional<Interval> meanInterval(const Moments& moments, double confidence) {
    if (moments.count < 2) {
        return std::nullopt;
    }
    const double half =
        studentQuantile(0.5 + confidence / 2.0, static_cast<double>(moments.count - 1)) * moments.error();
    return Interval{moments.mean - half, moments.mean + half};
}

std::optional<double> geometricMean(std::span<const double> values) {
    if (values.empty() || std::any_of(values.begin(), values.end(), [](double value) { return !(value > 0.0); })) {
        return std::nullopt;
    }
    double sum = 0.0;
    for (const double value : values) {
        sum += std::log(value);
    }
    return std::exp(sum / static_cast<double>(values.size()));
}

double medianOf(std::span<const double> ascending) {
    return base::quantile(ascending, 0.5);
}

}  // namespace greyscope::stats
