#include "core/stats/bootstrap_interval.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>

#include "core/base/quantile.h"
#include "core/stats/distributions.h"

namespace greyscope::stats {

namespace {

/// Returns a = sum l^3 / n^3 / (6 (sum l^2 / n^2)^(3/2)) over all samples. Source: Davison & Hinkley 1997, (5.23).
double accelerationOf(const std::vector<std::vector<double>>& influences) {
    double largest = 0.0;
    for (const auto& sample : influences) {
        for (const double l : sample) {
            largest = std::max(largest, std::abs(l));
        }
    }
    if (!(largest > 0.0) || !std::isfinite(largest)) {
        return 0.0;
    }
    double cubes = 0.0;
    double squares = 0.0;
    for (const auto& sample : influences) {
        const auto n = static_cast<double>(sample.size());
        for (const double each : sample) {
            const double l = each / largest / n;
            cubes += l * l * l;
            squares += l * l;
        }
    }
    return cubes / (6.0 * std::pow(squares, 1.5));
}

/// Returns the half-width of the interval in standard deviations. Two samples of n1 and n2 values have n1 + n2 - 2
/// degrees of freedom, and n is the harmonic mean of n1 and n2.
double reachOf(const std::vector<std::size_t>& sizes, const BootstrapOptions& options) {
    const double tail = (1.0 - options.confidence) / 2.0;
    double inverse = 0.0;
    double freedom = 0.0;
    for (const std::size_t size : sizes) {
        inverse += 1.0 / static_cast<double>(size);
        freedom += static_cast<double>(size - 1);
    }
    const double n = static_cast<double>(sizes.size()) / inverse;
    return options.expanded ? std::sqrt(n / (n - 1.0)) * studentQuantile(1.0 - tail, freedom) : -normalQuantile(tail);
}

}  // namespace

base::Expected<BootstrapResult> bootstrapResult(double estimate, std::vector<double>& draws,
                                                const std::vector<std::vector<double>>& influences,
                                                const std::vector<std::size_t>& sizes,
                                                const BootstrapOptions& options) {
    BootstrapResult result;
    result.estimate = estimate;
    const std::size_t tried = draws.size();
    std::erase_if(draws, [](double value) { return !std::isfinite(value); });
    result.failures = tried - draws.size();
    if (!std::isfinite(estimate) || result.failures * 10 > tried || draws.empty()) {
        return base::fail(base::ErrorCode::tooManyFailures,
                          {"bootstrap", std::to_string(result.failures), std::to_string(tried)});
    }
    const Moments moments = momentsOf(draws);
    result.mean = moments.mean;
    result.deviation = moments.deviation;
    const double reach = reachOf(sizes, options);
    double low = options.expanded ? normalTail(reach) : (1.0 - options.confidence) / 2.0;
    double high = 1.0 - low;
    if (options.kind == BootstrapKind::bca) {
        double below = 0.0;
        for (const double value : draws) {
            below += value < estimate ? 1.0 : value == estimate ? 0.5 : 0.0;
        }
        const auto count = static_cast<double>(draws.size());
        result.bias = normalQuantile(std::clamp(below / count, 0.5 / count, 1.0 - 0.5 / count));
        result.acceleration = accelerationOf(influences);
        // On the normal scale: with two values, the tail is so small that 1 - tail rounds to 1.
        const auto moved = [&](double by) {
            const double z = result.bias + by;
            const double room = 1.0 - result.acceleration * z;  // 0 or negative: beyond the last draw
            return room > 0.0 ? normalTail(-(result.bias + z / room)) : (z > 0.0 ? 1.0 : 0.0);
        };
        low = moved(-reach);
        high = moved(reach);
    }
    result.interval = {base::quantileAmong(draws, low), base::quantileAmong(draws, high)};
    return result;
}

}  // namespace greyscope::stats
