#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/base/wide.h"
#include "core/sim/machine/time.h"

namespace greyscope::sim {

/// Counts times and returns their mean and quantiles (within 0.1 %) without keeping each of them. Times with the same
/// leading eleven bits share a bin, which stores their count and mean, so that quantiles of equal times are exact.
class TimeTally {
public:
    void add(Time time) {
        ++m_count;
        m_sum += time;
        m_most = std::max(m_most, time);
        const auto value = static_cast<std::uint64_t>(time);
        const auto shift = static_cast<std::size_t>(std::max(0, static_cast<int>(std::bit_width(value)) - kBits));
        std::vector<Bin>& bins = m_bins[shift];
        bins.resize(std::max(bins.size(), 2 * kBins - firstOf(shift)));
        Bin& bin = bins[static_cast<std::size_t>(value >> shift) - firstOf(shift)];
        ++bin.count;
        bin.excess += value & ((std::uint64_t{1} << shift) - 1);
    }
    [[nodiscard]] std::uint64_t count() const { return m_count; }
    [[nodiscard]] double most() const { return static_cast<double>(m_most) / 1e6; }
    /// Returns the mean of the times in ms; 0 if there are none.
    [[nodiscard]] double mean() const {
        return m_count == 0 ? 0.0 : static_cast<double>(m_sum) / static_cast<double>(m_count) / 1e6;
    }
    /// Returns the quantile `p` of the times in ms; 0 if there are no times.
    [[nodiscard]] double quantile(double p) const {
        auto left = static_cast<std::uint64_t>(p * static_cast<double>(m_count));
        for (std::size_t shift = 0; shift < m_bins.size(); ++shift) {
            for (std::size_t i = 0; i < m_bins[shift].size(); ++i) {
                const Bin& bin = m_bins[shift][i];
                if (left < bin.count) {
                    const double least = std::ldexp(static_cast<double>(firstOf(shift) + i), static_cast<int>(shift));
                    return (least + static_cast<double>(bin.excess) / static_cast<double>(bin.count)) / 1e6;
                }
                left -= bin.count;
            }
        }
        return most();
    }

private:
    static constexpr int kBits = 11;  ///< number of leading bits that distinguish bins
    static constexpr std::size_t kBins = std::size_t{1} << (kBits - 1);
    /// Returns the index of the first bin that is used at a shift (number of trailing bits). At shifts above 0, the
    /// leading bit is 1, so that the lower half of the bins is not used.
    static constexpr std::size_t firstOf(std::size_t shift) { return shift == 0 ? 0 : kBins; }

    struct Bin {
        std::uint64_t count = 0;
        std::uint64_t excess = 0;  ///< sum of the times minus the smallest time of the bin
    };

    std::uint64_t m_count = 0;
    base::Wide m_sum = 0;
    Time m_most = 0;
    /// Bins by the number of trailing bits; empty if there were no such times.
    std::array<std::vector<Bin>, 64 - kBits + 1> m_bins;
};

/// Adds up an amount over time in bins of equal width. If there would be too many bins, their width is doubled.
class AmountBins {
public:
    explicit AmountBins(Time width = 2 * kSecond) : m_width(width) {}

    /// Adds an amount to the bin of a time.
    void add(Time at, std::int64_t amount) { m_amounts[binOf(at)] += amount; }
    /// Adds an interval of time: each bin grows by the length of its overlap with the interval.
    void addStretch(Time begin, Time end) {
        if (begin < end) {
            static_cast<void>(binOf(end - 1));
        }
        while (begin < end) {
            const Time next = std::min(end, (begin / m_width + 1) * m_width);
            m_amounts[binOf(begin)] += next - begin;
            begin = next;
        }
    }
    [[nodiscard]] Time width() const { return m_width; }
    [[nodiscard]] const std::vector<std::int64_t>& amounts() const { return m_amounts; }
    bool operator==(const AmountBins&) const = default;

private:
    static constexpr std::size_t kMost = 2048;

    std::size_t binOf(Time at) {
        while (static_cast<std::uint64_t>(at / m_width) >= kMost) {
            for (std::size_t i = 0; i < m_amounts.size(); ++i) {
                const std::int64_t amount = m_amounts[i];
                m_amounts[i] = 0;
                m_amounts[i / 2] += amount;
            }
            m_amounts.resize((m_amounts.size() + 1) / 2);
            m_width *= 2;
        }
        const auto bin = static_cast<std::size_t>(at / m_width);
        m_amounts.resize(std::max(m_amounts.size(), bin + 1), 0);
        return bin;
    }

    Time m_width;
    std::vector<std::int64_t> m_amounts;
};

}  // namespace greyscope::sim
