#include "core/latency/percentile.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <string_view>
#include <tuple>

#include "core/base/random.h"
#include "core/stats/distributions.h"
#include "core/stats/order_interval.h"

namespace greyscope::latency {

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr std::size_t kFewestBlocks = 10;  // fewer blocks do not show how the latencies vary over time
constexpr std::size_t kShiftDraws = 4000;  // the tails of simultaneous intervals are small

bool canDrawBlocks(const TimeBlocks* blocks) {
    return blocks != nullptr && blocks->blocks.size() >= kFewestBlocks;
}

/// Returns the tail of a percentile interval from `blocks` blocks, which is smaller than `tail`: widened to that of t
/// with the divisor n − 1 (Hesterberg 2015, 5.3).
double expandedTail(double tail, std::size_t blocks) {
    const auto n = static_cast<double>(blocks);
    const double t = stats::studentQuantile(tail, n - 1.0);
    return 1.0 - stats::normalTail(std::sqrt(n / (n - 1.0)) * t);
}

/// Returns the ends of the middle of ascending draws that leaves a share `tail` outside on each side.
stats::Interval middleOf(const std::vector<double>& ascending, double tail) {
    const auto last = static_cast<double>(ascending.size() - 1);
    const auto out = static_cast<std::size_t>(std::floor(std::clamp(tail, 0.0, 0.5) * last));
    return {ascending[out], ascending[ascending.size() - 1 - out]};
}

double valueAt(const Distribution& distribution, std::uint64_t rank) {
    return distribution.values()[distribution.placeOfRank(rank)];
}

stats::Interval orderInterval(const Distribution& distribution, double share, double confidence) {
    const std::uint64_t n = distribution.count();
    const stats::OrderInterval orders = stats::likeliestOrders(n, share, confidence);
    return {orders.low < 1 ? -kInfinity : valueAt(distribution, orders.low),
            orders.high > n ? kInfinity : valueAt(distribution, orders.high)};
}

Trust trustOf(const Distribution& distribution, double share, double above) {
    const std::uint64_t n = distribution.count();
    if (n == 0) {
        return Trust::countUnknown;
    }
    constexpr double kRounding = 1e-9;
    return static_cast<double>(n) * (1.0 - share) >= above * (1.0 - kRounding) ? Trust::reliable : Trust::fewAbove;
}

Percentile printedPercentile(const Distribution& distribution, double share, const PercentileOptions& options) {
    Percentile percentile;
    percentile.share = share;
    percentile.trust = Trust::notReported;
    if (const auto place = distribution.placeOfShare(share)) {
        percentile.value = percentile.low = percentile.high = distribution.values()[*place];
        percentile.trust = trustOf(distribution, share, options.above);
    }
    if (distribution.count() > 0) {
        percentile.above = distribution.count() - rankOf(share, distribution.count());
    }
    return percentile;
}

/// Draws from the binomial distribution: exactly by inversion if few are expected, otherwise by its normal
/// approximation with a term for the skewness, whose error is far below that of thousands of draws.
std::uint64_t drawBinomial(std::uint64_t n, double p, base::NamedDraws& random) {
    if (p > 0.5) {
        return n - drawBinomial(n, 1.0 - p, random);
    }
    const auto trials = static_cast<double>(n);
    const double mean = trials * p;
    if (!(mean > 0.0)) {
        return 0;
    }
    constexpr double kFew = 30.0;
    const double uniform = random.uniform();
    if (mean < kFew) {
        double mass = std::exp(trials * std::log1p(-p));
        std::uint64_t k = 0;
        for (double sum = mass; sum < uniform && k < n; sum += mass) {
            mass *= static_cast<double>(n - k) / static_cast<double>(k + 1) * p / (1.0 - p);
            ++k;
            if (!(mass > 0.0)) {
                break;
            }
        }
        return k;
    }
    const double deviation = std::sqrt(mean * (1.0 - p));
    const double z = stats::normalQuantile(uniform);
    const double at = mean + deviation * z + (1.0 - 2.0 * p) * (z * z - 1.0) / 6.0;
    return static_cast<std::uint64_t>(std::clamp(std::round(at), 0.0, trials));
}

/// Draws percentiles of independent values: for each draw, how many values are below each true percentile, which is
/// multinomial.
PercentileDraws drawOrders(const Distribution& distribution, std::span<const double> shares, std::size_t draws,
                           base::NamedDraws random) {
    PercentileDraws drawn(shares.size(), std::vector<double>(draws));
    const std::uint64_t n = distribution.count();
    for (std::size_t draw = 0; draw < draws; ++draw) {
        std::uint64_t below = 0;
        double before = 0.0;
        for (std::size_t k = 0; k < shares.size(); ++k) {
            below += drawBinomial(n - below, (shares[k] - before) / (1.0 - before), random);
            before = shares[k];
            // The percentile is between two ranks.
            const std::uint64_t rank = below + random.below(2);
            drawn[k][draw] = valueAt(distribution, std::clamp<std::uint64_t>(rank, 1, n));
        }
    }
    return drawn;
}

/// Returns for ratios that were drawn together the number of draws to cut off on each side of every ratio, such that a
/// share `confidence` of the draws is inside everywhere. `ascending`: the draws of each ratio in order.
std::size_t commonCut(const PercentileDraws& ratios, const PercentileDraws& ascending, double confidence) {
    const std::size_t draws = ratios.front().size();
    std::vector<std::size_t> depths(draws, draws);
    for (std::size_t k = 0; k < ratios.size(); ++k) {
        const std::vector<double>& order = ascending[k];
        for (std::size_t draw = 0; draw < draws; ++draw) {
            const auto [first, last] = std::equal_range(order.begin(), order.end(), ratios[k][draw]);
            const auto fromBelow = static_cast<std::size_t>(last - order.begin()) - 1;
            const auto fromAbove = static_cast<std::size_t>(order.end() - first) - 1;
            depths[draw] = std::min({depths[draw], fromBelow, fromAbove});
        }
    }
    std::sort(depths.begin(), depths.end(), std::greater<>());
    const auto inside = static_cast<std::size_t>(std::ceil(confidence * static_cast<double>(draws)));
    return depths[std::max<std::size_t>(inside, 1) - 1];
}

PercentileDraws drawnFrom(const Distribution& distribution, const TimeBlocks* blocks, std::span<const double> shares,
                          const PercentileOptions& options, std::string_view name) {
    const std::size_t draws = std::max(options.draws, kShiftDraws);
    const base::NamedDraws random(options.seed, name);
    return canDrawBlocks(blocks) ? drawBlocks(*blocks, shares, draws, random)
                                 : drawOrders(distribution, shares, draws, random);
}

}  // namespace

std::vector<Percentile> percentilesOf(const Distribution& distribution, std::span<const double> shares,
                                      const PercentileOptions& options, const TimeBlocks* blocks) {
    const bool byBlocks = canDrawBlocks(blocks);
    PercentileDraws drawn;
    if (byBlocks && distribution.hasCounts()) {
        drawn = drawBlocks(*blocks, shares, options.draws, base::NamedDraws(options.seed, "percentiles"));
    }
    std::vector<Percentile> percentiles;
    for (std::size_t k = 0; k < shares.size(); ++k) {
        if (!distribution.hasCounts()) {
            percentiles.push_back(printedPercentile(distribution, shares[k], options));
            continue;
        }
        const std::uint64_t rank = rankOf(shares[k], distribution.count());
        const std::size_t place = distribution.placeOfRank(rank);
        Percentile& percentile = percentiles.emplace_back();
        percentile.share = shares[k];
        percentile.value = distribution.values()[place];
        std::tie(percentile.low, percentile.high) = distribution.rangeAt(place);
        percentile.above = distribution.count() - rank;
        percentile.trust = trustOf(distribution, shares[k], options.above);
        if (byBlocks) {
            std::sort(drawn[k].begin(), drawn[k].end());
            const double tail = expandedTail(0.5 * (1.0 - options.confidence), blocks->blocks.size());
            const stats::Interval middle = middleOf(drawn[k], tail);
            percentile.kind = IntervalKind::blocks;
            percentile.interval = {std::min(middle.low, *percentile.value), std::max(middle.high, *percentile.value)};
        } else {
            percentile.kind = IntervalKind::orders;
            percentile.interval = orderInterval(distribution, shares[k], options.confidence);
        }
    }
    return percentiles;
}

QuantileShift shiftOf(const Distribution& first, const TimeBlocks* firstBlocks, const Distribution& second,
                      const TimeBlocks* secondBlocks, std::span<const double> shares,
                      const PercentileOptions& options) {
    QuantileShift shift;
    std::vector<double> compared;
    const auto reliable = [&](const Distribution& distribution, double share) {
        return distribution.hasCounts() && trustOf(distribution, share, options.above) == Trust::reliable &&
               valueAt(distribution, rankOf(share, distribution.count())) > 0.0;
    };
    for (const double share : shares) {
        (reliable(first, share) && reliable(second, share) ? compared : shift.leftOut).push_back(share);
    }
    if (compared.empty()) {
        return shift;
    }
    shift.first = canDrawBlocks(firstBlocks) ? IntervalKind::blocks : IntervalKind::orders;
    shift.second = canDrawBlocks(secondBlocks) ? IntervalKind::blocks : IntervalKind::orders;
    const PercentileDraws below = drawnFrom(first, firstBlocks, compared, options, "first");
    PercentileDraws ratios = drawnFrom(second, secondBlocks, compared, options, "second");
    shift.draws = ratios.front().size();
    for (std::size_t k = 0; k < compared.size(); ++k) {
        for (std::size_t draw = 0; draw < shift.draws; ++draw) {
            ratios[k][draw] = below[k][draw] > 0.0 ? ratios[k][draw] / below[k][draw] : kInfinity;
        }
    }
    PercentileDraws ascending = ratios;
    for (std::vector<double>& each : ascending) {
        std::sort(each.begin(), each.end());
    }
    std::size_t fewest = std::numeric_limits<std::size_t>::max();
    for (const TimeBlocks* blocks : {firstBlocks, secondBlocks}) {
        fewest = canDrawBlocks(blocks) ? std::min(fewest, blocks->blocks.size()) : fewest;
    }
    const auto tailOf = [&](double tail) {
        return fewest == std::numeric_limits<std::size_t>::max() || !(tail > 0.0) ? tail : expandedTail(tail, fewest);
    };
    const double own = tailOf(0.5 * (1.0 - options.confidence));
    const double common = tailOf(static_cast<double>(commonCut(ratios, ascending, options.confidence)) /
                                 static_cast<double>(shift.draws - 1));
    for (std::size_t k = 0; k < compared.size(); ++k) {
        QuantileRatio& ratio = shift.ratios.emplace_back();
        ratio.share = compared[k];
        ratio.first = valueAt(first, rankOf(compared[k], first.count()));
        ratio.second = valueAt(second, rankOf(compared[k], second.count()));
        ratio.ratio = ratio.second / ratio.first;
        ratio.interval = middleOf(ascending[k], own);
        ratio.simultaneous = middleOf(ascending[k], common);
    }
    return shift;
}

}  // namespace greyscope::latency
