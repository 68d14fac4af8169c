#include "core/stats/order_interval.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

#include "core/stats/interval_formulas.h"

namespace greyscope::stats {

namespace {

/// The binomial probabilities of 0..n, calculated outwards from the likeliest so that no factorial overflows. Of many
/// values, only those are stored that are not negligible.
class Binomial {
public:
    Binomial(std::size_t n, double q) : m_mode(std::min(n, static_cast<std::size_t>(static_cast<double>(n + 1) * q))) {
        const double reach = 40.0 + 12.0 * std::sqrt(static_cast<double>(n) * q * (1.0 - q));
        const auto far = static_cast<std::size_t>(std::min(reach, static_cast<double>(n)));
        m_first = m_mode - std::min(m_mode, far);
        m_mass.assign(std::min(n, m_mode + far) - m_first + 1, 0.0);
        const double odds = q / (1.0 - q);
        mass(m_mode) = 1.0;
        for (std::size_t i = m_mode; i > m_first; --i) {
            mass(i - 1) = mass(i) * static_cast<double>(i) / (static_cast<double>(n - i + 1) * odds);
        }
        for (std::size_t i = m_mode; i + 1 < end(); ++i) {
            mass(i + 1) = mass(i) * odds * static_cast<double>(n - i) / static_cast<double>(i + 1);
        }
        const double sum = std::accumulate(m_mass.begin(), m_mass.end(), 0.0);
        std::for_each(m_mass.begin(), m_mass.end(), [sum](double& each) { each /= sum; });
    }

    [[nodiscard]] std::size_t first() const { return m_first; }
    [[nodiscard]] std::size_t end() const { return m_first + m_mass.size(); }
    [[nodiscard]] double operator[](std::size_t i) const {
        return i < m_first || i >= end() ? 0.0 : m_mass[i - m_first];
    }

private:
    double& mass(std::size_t i) { return m_mass[i - m_first]; }

    std::size_t m_mode;
    std::size_t m_first = 0;
    std::vector<double> m_mass;
};

/// Returns whether two numbers differ only by rounding.
bool alike(double a, double b) {
    return std::abs(a - b) <= 1e-12 * std::max(a, b);
}

}  // namespace

double orderCoverage(std::size_t n, double quantile, std::size_t low, std::size_t high) {
    const Binomial mass(n, quantile);
    double sum = 0.0;
    for (std::size_t i = std::max(low, mass.first()); i < std::min(high, mass.end()); ++i) {
        sum += mass[i];
    }
    return std::min(1.0, sum);
}

OrderInterval likeliestOrders(std::size_t n, double quantile, double confidence) {
    const Binomial mass(n, quantile);
    std::size_t mode = mass.first();
    for (std::size_t i = mode + 1; i < mass.end(); ++i) {
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
    const Binomial mass(n, 0.5);
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
