#include "core/stats/sample.h"

#include <algorithm>
#include <cmath>

#include "core/base/quantile.h"
#include "core/stats/distributions.h"

namespace greyscope::stats {

std::optional<Moments> logMomentsFrom(const Moments& moments) {
    if (!(moments.mean > 0.0)) {
        return std::nullopt;
    }
    const double relative = moments.deviation / moments.mean;
    const double square = std::log1p(relative * relative);
    return Moments{moments.count, std::log(moments.mean) - square / 2.0, std::sqrt(square)};
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
