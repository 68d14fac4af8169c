#include "core/stats/ratio.h"

#include <algorithm>
#include <cmath>

#include "core/stats/changes/welch.h"
#include "core/stats/distributions.h"

namespace greyscope::stats {

FiellerRatio fiellerRatio(double numerator, double numeratorError, double denominator, double denominatorError,
                          double freedom, double confidence) {
    const double t = studentQuantile(0.5 + confidence / 2.0, freedom);
    // In units of the denominator, so that squares do not overflow.
    const double a = numerator / denominator;
    const double sa = t * numeratorError / std::abs(denominator);
    const double sb = t * denominatorError / std::abs(denominator);
    FiellerRatio result{a, freedom, sb * sb, std::nullopt};
    if (result.g < 1.0) {
        const double below = 1.0 - result.g;
        const double root = std::sqrt(std::max(0.0, sa * sa * below + a * a * sb * sb));
        result.interval = Interval{(a - root) / below, (a + root) / below};
    }
    return result;
}

std::optional<FiellerRatio> fiellerRatio(const Moments& numerator, const Moments& denominator, Variances variances,
                                         double confidence) {
    if (numerator.count < 2 || denominator.count < 2 || denominator.mean == 0.0) {
        return std::nullopt;
    }
    const auto na = static_cast<double>(numerator.count);
    const auto nb = static_cast<double>(denominator.count);
    if (variances == Variances::shared) {
        const double freedom = na + nb - 2.0;
        const double deviation = std::hypot(numerator.deviation * std::sqrt((na - 1.0) / freedom),
                                            denominator.deviation * std::sqrt((nb - 1.0) / freedom));
        return fiellerRatio(numerator.mean, deviation / std::sqrt(na), denominator.mean, deviation / std::sqrt(nb),
                            freedom, confidence);
    }
    const double ratio = numerator.mean / denominator.mean;
    const Moments scaled{denominator.count, denominator.mean * ratio, denominator.deviation * std::abs(ratio)};
    const auto difference = welch(numerator, scaled);
    const double freedom = difference ? difference->freedom : na + nb - 2.0;
    return fiellerRatio(numerator.mean, numerator.error(), denominator.mean, denominator.error(), freedom, confidence);
}

SpreadRatio spreadRatio(const Moments& numerator, const Moments& denominator) {
    const double ratio = numerator.mean / denominator.mean;
    return {ratio, std::abs(ratio) *
                       std::hypot(numerator.deviation / numerator.mean, denominator.deviation / denominator.mean)};
}

}  // namespace greyscope::stats
