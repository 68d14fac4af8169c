#include "core/stats/changes/mann_whitney.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/stats/distributions.h"

namespace greyscope::stats {

namespace {

/// The pooled sample: twice the midrank of each value, values of x first, and the sum of t^3 - t over ties.
struct Ranks {
    std::vector<std::size_t> doubled;
    std::size_t ofX = 0;
    double tieSum = 0.0;
    bool ties = false;

    [[nodiscard]] double u() const {
        std::size_t sum = 0;
        for (std::size_t i = 0; i < ofX; ++i) {
            sum += doubled[i];
        }
        return (static_cast<double>(sum) - static_cast<double>(ofX * (ofX + 1))) / 2.0;
    }
};

Ranks ranksOf(std::span<const double> x, std::span<const double> y) {
    std::vector<std::pair<double, std::size_t>> pooled;
    for (const auto values : {x, y}) {
        for (const double value : values) {
            pooled.emplace_back(value, pooled.size());
        }
    }
    std::sort(pooled.begin(), pooled.end());
    Ranks ranks{std::vector<std::size_t>(pooled.size()), x.size(), 0.0, false};
    for (std::size_t first = 0; first < pooled.size();) {
        std::size_t last = first;
        while (last + 1 < pooled.size() && pooled[last + 1].first == pooled[first].first) {
            ++last;
        }
        for (std::size_t k = first; k <= last; ++k) {
            ranks.doubled[pooled[k].second] = first + last + 2;
        }
        const auto t = static_cast<double>(last - first + 1);
        ranks.tieSum += t * t * t - t;
        ranks.ties = ranks.ties || last > first;
        first = last + 1;
    }
    return ranks;
}

/// Returns the share of all choices of n1 doubled ranks with each sum. Subsets are counted rank by rank, as shares that
/// do not overflow for any sizes.
std::vector<double> sumDistribution(const Ranks& ranks) {
    const std::size_t n1 = ranks.ofX;
    std::vector<std::size_t> ascending = ranks.doubled;
    std::sort(ascending.begin(), ascending.end());
    std::size_t most = 0;
    for (std::size_t k = 0; k < n1; ++k) {
        most += ascending[ascending.size() - 1 - k];
    }
    std::vector<std::vector<double>> ways(n1 + 1, std::vector<double>(most + 1, 0.0));
    ways[0][0] = 1.0;
    std::size_t reach = 0;
    const auto total = static_cast<double>(ascending.size());
    for (std::size_t i = 0; i < ascending.size(); ++i) {
        const std::size_t rank = ascending[i];
        reach = std::min(most, reach + rank);
        for (std::size_t k = std::min(i + 1, n1); k > 0; --k) {
            // Each number of ways is divided by C(N, n1), distributed as one factor per value taken.
            const double factor = static_cast<double>(k) / (total - static_cast<double>(n1 - k));
            for (std::size_t sum = reach; sum >= rank; --sum) {
                ways[k][sum] += ways[k - 1][sum - rank] * factor;
            }
        }
    }
    return std::move(ways[n1]);
}

}  // namespace

RankTest exactRankTest(std::span<const double> x, std::span<const double> y) {
    const Ranks ranks = ranksOf(x, y);
    const double u = ranks.u();
    const auto n1 = static_cast<double>(x.size());
    const double middle = n1 * static_cast<double>(y.size()) / 2.0;
    RankTest test{u, ranks.ties, true, 0.0, 0.0, 0.0, 0.0};
    const std::vector<double> shares = sumDistribution(ranks);
    for (std::size_t sum = 0; sum < shares.size(); ++sum) {
        const double at = (static_cast<double>(sum) - n1 * (n1 + 1.0)) / 2.0;  // multiples of 1/2, exact
        test.less += at <= u ? shares[sum] : 0.0;
        test.greater += at >= u ? shares[sum] : 0.0;
        test.twoSided += std::abs(at - middle) >= std::abs(u - middle) ? shares[sum] : 0.0;
    }
    test.less = std::min(1.0, test.less);
    test.greater = std::min(1.0, test.greater);
    test.twoSided = std::min(1.0, test.twoSided);
    test.doubled = std::min(1.0, 2.0 * std::min(test.less, test.greater));
    return test;
}

RankTest normalRankTest(std::span<const double> x, std::span<const double> y, bool continuity) {
    const Ranks ranks = ranksOf(x, y);
    const auto n1 = static_cast<double>(x.size());
    const auto n2 = static_cast<double>(y.size());
    const double n = n1 + n2;
    RankTest test{ranks.u(), ranks.ties, false, 1.0, 1.0, 1.0, 1.0};
    const double variance = n1 * n2 / 12.0 * (n + 1.0 - ranks.tieSum / (n * (n - 1.0)));
    if (!(variance > 0.0)) {
        return test;
    }
    const double away = test.u - n1 * n2 / 2.0;
    const double half = continuity ? 0.5 : 0.0;
    const double scale = std::sqrt(variance);
    test.greater = normalTail((away - half) / scale);
    test.less = normalTail(-(away + half) / scale);
    const double sign = away > 0.0 ? 1.0 : away < 0.0 ? -1.0 : 0.0;
    test.twoSided = std::min(1.0, 2.0 * normalTail(std::abs(away - sign * half) / scale));
    test.doubled = test.twoSided;
    return test;
}

double leastRankP(std::size_t before, std::size_t after) {
    double ways = 1.0;
    for (std::size_t k = 1; k <= before; ++k) {
        ways *= static_cast<double>(after + k) / static_cast<double>(k);
    }
    return std::min(1.0, 2.0 / ways);
}

RankTest mannWhitney(std::span<const double> x, std::span<const double> y, RankRule rule) {
    const std::size_t larger = std::max(x.size(), y.size());
    const bool ties = ranksOf(x, y).ties;
    const bool exact =
        rule == RankRule::r ? !ties && larger < kExactRanks : larger <= (ties ? kExactRanksWithTies : kExactRanks);
    return exact ? exactRankTest(x, y) : normalRankTest(x, y, true);
}

}  // namespace greyscope::stats
