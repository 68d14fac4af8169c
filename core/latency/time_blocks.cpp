#include "core/latency/time_blocks.h"

#include <algorithm>
#include <cmath>

#include "core/latency/distribution.h"

namespace greyscope::latency {

namespace {

/// Returns the value of a rank in a bin with `below` values before it, if the values of a bin are spread evenly.
double inBin(int bin, std::uint64_t rank, std::uint64_t below, std::uint64_t count) {
    const double share = (static_cast<double>(rank - below) - 0.5) / static_cast<double>(count);
    return bin <= kLeastBin ? 0.0 : std::lerp(gridEdge(bin), gridEdge(bin + 1), share);
}

}  // namespace

void BlockBuilder::Counts::add(int bin, std::uint64_t count) {
    if (counts.empty()) {
        first = bin;
    }
    if (bin < first) {
        counts.insert(counts.begin(), static_cast<std::size_t>(first - bin), 0);
        first = bin;
    }
    const auto place = static_cast<std::size_t>(bin - first);
    if (place >= counts.size()) {
        counts.resize(place + 1, 0);
    }
    counts[place] += count;
}

void BlockBuilder::add(double time, double value, std::uint64_t count) {
    constexpr double kFurthest = 1e15;  // a block number that a double holds exactly
    const double at = std::clamp(std::floor(time / m_width), -kFurthest, kFurthest);
    const auto number = static_cast<std::int64_t>(at);
    if (m_last == nullptr || number != m_lastNumber) {
        m_last = &m_blocks[number];
        m_lastNumber = number;
    }
    m_last->add(gridBin(value), count);
    if (m_blocks.size() > kMost) {
        widen();
    }
}

void BlockBuilder::widen() {
    std::map<std::int64_t, Counts> wider;
    for (auto& [number, block] : m_blocks) {
        Counts& into = wider[number >> 1];
        for (std::size_t i = 0; i < block.counts.size(); ++i) {
            if (block.counts[i] > 0) {
                into.add(block.first + static_cast<int>(i), block.counts[i]);
            }
        }
    }
    m_blocks = std::move(wider);
    m_width *= 2.0;
    m_last = nullptr;
}

TimeBlocks BlockBuilder::finish() const {
    TimeBlocks made;
    made.width = m_width;
    for (const auto& [number, counts] : m_blocks) {
        TimeBlock block;
        block.start = static_cast<double>(number) * m_width;
        for (std::size_t i = 0; i < counts.counts.size(); ++i) {
            if (counts.counts[i] > 0) {
                block.bins.emplace_back(counts.first + static_cast<int>(i), counts.counts[i]);
                block.count += counts.counts[i];
            }
        }
        made.count += block.count;
        made.blocks.push_back(std::move(block));
    }
    return made;
}

PercentileDraws drawBlocks(const TimeBlocks& blocks, std::span<const double> shares, std::size_t draws,
                           base::NamedDraws random) {
    std::vector<int> bins;
    for (const TimeBlock& block : blocks.blocks) {
        for (const auto& [bin, count] : block.bins) {
            bins.push_back(bin);
        }
    }
    std::sort(bins.begin(), bins.end());
    bins.erase(std::unique(bins.begin(), bins.end()), bins.end());
    // Each block with the places of its bins among all bins.
    std::vector<std::vector<std::pair<std::size_t, std::uint64_t>>> placed;
    for (const TimeBlock& block : blocks.blocks) {
        auto& counts = placed.emplace_back();
        for (const auto& [bin, count] : block.bins) {
            counts.emplace_back(
                static_cast<std::size_t>(std::lower_bound(bins.begin(), bins.end(), bin) - bins.begin()), count);
        }
    }
    PercentileDraws drawn(shares.size(), std::vector<double>(draws));
    std::vector<std::uint64_t> sum(bins.size());
    std::vector<std::uint64_t> times(placed.size());
    for (std::size_t draw = 0; draw < draws; ++draw) {
        std::fill(sum.begin(), sum.end(), 0);
        std::fill(times.begin(), times.end(), 0);
        for (std::size_t i = 0; i < placed.size(); ++i) {
            ++times[random.below(placed.size())];
        }
        std::uint64_t count = 0;
        for (std::size_t i = 0; i < placed.size(); ++i) {
            if (times[i] == 0) {
                continue;
            }
            for (const auto& [place, each] : placed[i]) {
                sum[place] += times[i] * each;
            }
            count += times[i] * blocks.blocks[i].count;
        }
        for (std::size_t place = 1; place < sum.size(); ++place) {
            sum[place] += sum[place - 1];
        }
        for (std::size_t k = 0; k < shares.size(); ++k) {
            const std::uint64_t rank = rankOf(shares[k], count);
            const auto place = static_cast<std::size_t>(std::lower_bound(sum.begin(), sum.end(), rank) - sum.begin());
            const std::uint64_t below = place > 0 ? sum[place - 1] : 0;
            drawn[k][draw] = inBin(bins[place], rank, below, sum[place] - below);
        }
    }
    return drawn;
}

double percentileOf(const TimeBlock& block, double share) {
    const std::uint64_t rank = rankOf(share, block.count);
    std::uint64_t sum = 0;
    for (const auto& [bin, count] : block.bins) {
        if (sum + count >= rank) {
            return inBin(bin, rank, sum, count);
        }
        sum += count;
    }
    return 0.0;
}

}  // namespace greyscope::latency
