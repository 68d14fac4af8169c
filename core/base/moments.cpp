#include "core/base/moments.h"

#include <algorithm>
#include <cmath>

namespace greyscope::base {

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
    double rest = 0.0;  // rounding error of the mean
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

Moments together(std::span<const Moments> samples) {
    double count = 0.0;
    double mean = 0.0;
    double squares = 0.0;
    for (const Moments& sample : samples) {  // Chan, Golub & LeVeque 1983
        const auto more = static_cast<double>(sample.count);
        const double apart = sample.mean - mean;
        const double all = count + more;
        squares += sample.deviation * sample.deviation * (more - 1.0) + apart * apart * count * more / all;
        mean += apart * more / all;
        count = all;
    }
    const double deviation = count > 1.0 ? std::sqrt(squares / (count - 1.0)) : 0.0;
    return {static_cast<std::size_t>(count), mean, deviation};
}

}  // namespace greyscope::base
