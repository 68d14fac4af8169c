#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

// Distributions of latencies as benchmarks leave them: single measurements, counts of bins, or only percentiles.

namespace greyscope::latency {

/// What a distribution was made from. Only `printed` has no counts: it knows the percentiles that a program printed,
/// and nothing between them.
enum class DistributionOrigin { samples, bins, percentiles, printed };

/// Values of a range that were counted together: `count` values above `low` and at most `high`, represented by `value`.
/// For a single value all three are equal.
struct CountedRange {
    double value = 0.0;
    double low = 0.0, high = 0.0;
    std::uint64_t count = 0;
    bool operator==(const CountedRange&) const = default;
};

/// A percentile as a program printed it: the value that a share of all values does not exceed.
struct PrintedPercentile {
    double share = 0.0;  ///< in [0, 1]
    double value = 0.0;
    bool operator==(const PrintedPercentile&) const = default;
};

/// A distribution of latencies: distinct values in ascending order, each with the number of values up to it.
class Distribution {
public:
    Distribution() = default;
    /// Returns the distribution of single measurements, which must be finite. Quantiles are exact for any number.
    [[nodiscard]] static Distribution ofSamples(std::vector<double> values);
    /// Returns the distribution of counted ranges in any order; ranges with an equal value are added.
    [[nodiscard]] static Distribution ofRanges(std::vector<CountedRange> ranges,
                                               DistributionOrigin origin = DistributionOrigin::bins);
    /// Returns the distribution of printed percentiles, in any order. `count`: the number of values; 0 if unknown.
    [[nodiscard]] static Distribution ofPercentiles(std::vector<PrintedPercentile> printed, std::uint64_t count);

    [[nodiscard]] DistributionOrigin origin() const { return m_origin; }
    /// Returns the number of values; 0 if it is not known.
    [[nodiscard]] std::uint64_t count() const { return m_count; }
    [[nodiscard]] bool empty() const { return m_values.empty(); }
    [[nodiscard]] bool hasCounts() const { return m_origin != DistributionOrigin::printed; }
    /// Returns the distinct values in ascending order; of `printed`, those of the percentiles.
    [[nodiscard]] const std::vector<double>& values() const { return m_values; }
    /// Returns the number of values up to and including values()[place]. Only with counts.
    [[nodiscard]] std::uint64_t upTo(std::size_t place) const { return m_upTo[place]; }
    [[nodiscard]] std::uint64_t countAt(std::size_t place) const {
        return m_upTo[place] - (place > 0 ? m_upTo[place - 1] : 0);
    }
    /// Returns the range that values()[place] stands for.
    [[nodiscard]] std::pair<double, double> rangeAt(std::size_t place) const;
    /// Returns the share of values()[place] among printed percentiles.
    [[nodiscard]] double shareAt(std::size_t place) const { return m_shares[place]; }

    /// Returns the place in values() of the value with this rank, from 1 to count(). Only with counts.
    [[nodiscard]] std::size_t placeOfRank(std::uint64_t rank) const;
    /// Returns the place in values() of the percentile that was printed for a share; nullopt if it was not printed.
    [[nodiscard]] std::optional<std::size_t> placeOfShare(double share) const;

    /// Adds the counts of another distribution. Both must have counts, since percentiles cannot be averaged.
    void add(const Distribution& other);

private:
    DistributionOrigin m_origin = DistributionOrigin::samples;
    std::uint64_t m_count = 0;
    std::vector<double> m_values;
    std::vector<std::uint64_t> m_upTo;
    std::vector<std::pair<double, double>> m_ranges;  ///< empty: each value stands for itself
    std::vector<double> m_shares;                     ///< of printed percentiles
};

/// Returns the rank ⌈share · count⌉ of a quantile, at least 1. A product that exceeds a whole number only by rounding
/// is that number.
[[nodiscard]] std::uint64_t rankOf(double share, std::uint64_t count);

/// Returns the number of the bin of a positive value on a grid of 64 bins per power of two, which includes the edges of
/// the bins of fio: 64 e + ⌊64 (m − 1)⌋ for the value m · 2^e with m in [1, 2). A value that is not positive, or below
/// 2^-40, has the number kLeastBin.
[[nodiscard]] int gridBin(double value);
inline constexpr int kLeastBin = -40 * 64 - 1;
/// Returns the lower edge of a bin of the grid; the upper one is that of the next bin. 0 for kLeastBin.
[[nodiscard]] double gridEdge(int bin);

}  // namespace greyscope::latency
