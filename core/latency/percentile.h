#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/latency/distribution.h"
#include "core/latency/time_blocks.h"
#include "core/stats/sample.h"

namespace greyscope::latency {

/// How far a percentile can be trusted. It is reliable while at least PercentileOptions::above values are expected
/// above it. notReported: a program printed other percentiles only. countUnknown: it printed this one, but not the
/// number of values.
enum class Trust { reliable, fewAbove, countUnknown, notReported };

/// How the interval of a percentile was calculated. blocks: whole blocks of time are drawn anew, since successive
/// latencies are not independent. orders: between order statistics, for independent values. none: there is no interval.
enum class IntervalKind { blocks, orders, none };

struct PercentileOptions {
    double above = 10.0;       ///< n (1 − p) from which a percentile is reliable
    double confidence = 0.95;  ///< of the intervals, in (0, 1)
    std::size_t draws = 1000;  ///< number of times that the blocks are drawn
    std::uint64_t seed = 1;
    bool operator==(const PercentileOptions&) const = default;
};

/// A percentile of a distribution: the value with rank ⌈p n⌉.
struct Percentile {
    double share = 0.0;                  ///< p, in (0, 1)
    std::optional<double> value;         ///< nullopt if it cannot be known
    double low = 0.0, high = 0.0;        ///< the range that `value` stands for; equal for an exact value
    std::optional<std::uint64_t> above;  ///< n − ⌈p n⌉; nullopt if n is unknown
    Trust trust = Trust::reliable;
    IntervalKind kind = IntervalKind::none;
    /// An end is infinite if it lies beyond the smallest or largest value.
    std::optional<stats::Interval> interval;
};

/// Returns percentiles of a distribution, with intervals. With `blocks`, whole blocks of time are drawn anew;
/// otherwise, the interval lies between the order statistics of stats::likeliestOrders(), exact for independent values.
[[nodiscard]] std::vector<Percentile> percentilesOf(const Distribution& distribution, std::span<const double> shares,
                                                    const PercentileOptions& options,
                                                    const TimeBlocks* blocks = nullptr);

/// The ratio of a percentile of a second distribution to that of a first one.
struct QuantileRatio {
    double share = 0.0;
    double first = 0.0, second = 0.0;  ///< the percentiles
    double ratio = 0.0;                ///< second / first
    stats::Interval interval;          ///< of this ratio alone
    stats::Interval simultaneous;      ///< holds, for all ratios together, with the confidence of the options
    [[nodiscard]] bool decided() const { return simultaneous.low > 1.0 || simultaneous.high < 1.0; }
};

/// The shift between two distributions, percentile by percentile.
struct QuantileShift {
    std::vector<QuantileRatio> ratios;
    /// Percentiles that are not compared, because they are not reliable in both distributions or not positive.
    std::vector<double> leftOut;
    IntervalKind first = IntervalKind::none, second = IntervalKind::none;
    std::size_t draws = 0;
};

/// Compares two distributions with counts at several percentiles. Each distribution gives draws of all its percentiles
/// together: resampled blocks of time, or the ranks of the true percentiles, which are multinomial for independent
/// values. An interval contains the middle share of the drawn ratios. The simultaneous intervals use the largest common
/// tail with which a share `confidence` of the draws lies in all of them. Sources: Beran 1988 (balanced simultaneous
/// confidence sets); Montiel Olea & Plagborg-Moeller 2019.
[[nodiscard]] QuantileShift shiftOf(const Distribution& first, const TimeBlocks* firstBlocks,
                                    const Distribution& second, const TimeBlocks* secondBlocks,
                                    std::span<const double> shares, const PercentileOptions& options);

}  // namespace greyscope::latency
