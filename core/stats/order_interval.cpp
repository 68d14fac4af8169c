#include "core/stats/order_interval.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

#include "core/stats/interval_formulas.h"

namespace greyscope::stats {

namespace {

/// Returns the binomial probabilities of 0..n, calculated outwards from the likeliest so that no factorial overflows.
std::vector<double> binomial(std::size_t n, double q) {
    std::vector<double> mass(n + 1, 0.0);
    const auto mode = std::min(n, static_cast<std::size_t>(static_cast<double>(n + 1) * q));
    const double odds = q / (1.0 - q);
    mass[mode] = 1.0;
    for (std::size_t i = mode; i > 0; --i) {
        mass[i - 1] = mass[i] * static_cast<double>(i) / (static_cast<double>(n - i + 1) * odds);
    }
    for (std::size_t i = mode; i < n; ++i) {
        mass[i + 1] = mass[i] * odds * static_cast<double>(n - i) / static_cast<double>(i + 1);
    }
    const double sum = std::accumulate(mass.begin(), mass.end(), 0.0);
    std::for_each(mass.begin(), mass.end(), [sum](double& each) { each /= sum; });
    return mass;
}

/// Returns whether two numbers differ only by rounding.
bool alike(double a, double b) {
    return std::abs(a - b) <= 1e-12 * std::max(a, b);
}

}  // namespace

double orderCoverage(std::size_t n, double quantile, std::size_t low, std::size_t high) {
    const std::vector<double> mass = binomial(n, quantile);
    const auto first = mass.begin() + static_cast<std::ptrdiff_t>(std::min(low, n + 1));
    const auto last = mass.begin() + static_cast<std::ptrdiff_t>(std::min(std::max(low, high), n + 1));
    return std::min(1.0, std::accumulate(first, last, 0.0));
}

OrderInterval likeliestOrders(std::size_t n, double quantile, double confidence) {
    const std::vector<double> mass = binomial(n, quantile);
    std::size_t mode = 0;
    for (std::size_t i = 1; i <= n; ++i) {
        mode = mass[i] > mass[mode] && !alike(mass[i], mass[mode]) ? i : mode;
    }
    OrderInterval found{mode, mode + 1, mass[mode], mode < n && alike(mass[mode], mass[mode + 1])};
    while (found.coverage < confidence && (found.low > 0 || found.high <= n)) {
        const double below = found.low > 0 ? mass[found.low - 1] : -1.0;
        const double above = found.high <= n ? mass[found.high] : -1.0;
        found.ambiguous = alike(below, above);
        if (found.ambiguous || below > above) {
            found.coverage += mass[--found.low];
        } else {
            found.coverage += mass[found.high++];
        }
    }
    found.coverage = std::min(1.0, found.coverage);
    return found;
}

std::optional<OrderInterval> evenOrders(std::size_t n, double confidence) {
    const std::vector<double> mass = binomial(n, 0.5);
    double tails = 0.0;
    std::optional<OrderInterval> found;
    for (std::size_t k = 1; 2 * k <= n + 1; ++k) {
        tails += 2.0 * mass[k - 1];
        if (1.0 - tails < confidence || k == n + 1 - k) {
            break;
        }
        found = OrderInterval{k, n + 1 - k, 1.0 - tails, false};
    }
    return found;
}

std::optional<MedianOrders> medianOrders(std::size_t n, double confidence) {
    const auto pair = evenOrders(n, confidence);
    if (!pair) {
        return std::nullopt;
    }
    MedianOrders orders{pair->low, pair->high, pair->coverage, 0.0, 0.0, 0.0};
    if (pair->high - pair->low > 1) {
        orders.inner = orderCoverage(n, 0.5, pair->low + 1, pair->high - 1);
        orders.excess = excessCoverage(orders.outer, confidence, orders.inner);
        orders.inwards = shareInwards(static_cast<double>(n), static_cast<double>(pair->low), orders.excess);
    }
    return orders;
}

std::optional<Interval> medianInterval(std::span<const double> ascending, double confidence) {
    const auto orders = medianOrders(ascending.size(), confidence);
    if (!orders) {
        return std::nullopt;
    }
    const auto endAt = [&](std::size_t outer, std::size_t inner) {
        return between(orders->inwards, ascending[outer - 1], ascending[inner - 1]);
    };
    return orders->inwards > 0.0 ? Interval{endAt(orders->low, orders->low + 1), endAt(orders->high, orders->high - 1)}
                                 : Interval{ascending[orders->low - 1], ascending[orders->high - 1]};
}

}  // namespace greyscope::stats
