#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <utility>
#include <vector>

#include "core/base/random.h"

namespace greyscope::latency {

/// The counts of one block of time.
struct TimeBlock {
    double start = 0.0;       ///< in seconds
    std::uint64_t count = 0;  ///< number of values
    /// Numbers of bins by gridBin(), ascending, with their counts.
    std::vector<std::pair<int, std::uint64_t>> bins;
};

/// Counts of latencies over time. A block without values is left out.
struct TimeBlocks {
    double width = 1.0;  ///< of a block, in seconds
    std::uint64_t count = 0;
    std::vector<TimeBlock> blocks;  ///< by time
};

/// Collects latencies with their times into blocks of time, in any order.
class BlockBuilder {
public:
    /// `width`: of a block, in seconds. If there would be more than kMost blocks, they become wider.
    explicit BlockBuilder(double width) : m_width(width) {}

    /// Adds `count` values at a time in seconds. Both numbers must be finite.
    void add(double time, double value, std::uint64_t count = 1);
    [[nodiscard]] TimeBlocks finish() const;

    static constexpr std::size_t kMost = 600;

private:
    /// Counts of the bins from `first` on.
    struct Counts {
        int first = 0;
        std::vector<std::uint64_t> counts;
        void add(int bin, std::uint64_t count);
    };
    void widen();

    double m_width;
    std::map<std::int64_t, Counts> m_blocks;
    Counts* m_last = nullptr;  ///< the block of the previous value, since times mostly ascend
    std::int64_t m_lastNumber = 0;
};

/// Draws of several percentiles: draws[percentile][draw]. Values are spread evenly within each bin.
using PercentileDraws = std::vector<std::vector<double>>;

/// Draws as many blocks as there are, with replacement, and returns the percentiles of each draw. At least one block.
[[nodiscard]] PercentileDraws drawBlocks(const TimeBlocks& blocks, std::span<const double> shares, std::size_t draws,
                                         base::NamedDraws random);

/// Returns a percentile of the values of one block, which are spread evenly within each bin.
[[nodiscard]] double percentileOf(const TimeBlock& block, double share);

}  // namespace greyscope::latency
