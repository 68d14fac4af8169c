#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/base/wide.h"
#include "core/sim/time.h"

namespace greyscope::sim {

/// Times that were measured: how many, their mean, and their quantiles to within one part in 64.
class Tally {
public:
    void add(Time time) {
        ++m_count;
        m_sum += time;
        m_most = std::max(m_most, time);
        ++m_buckets[bucketOf(static_cast<std::uint64_t>(time))];
    }
    [[nodiscard]] std::uint64_t count() const { return m_count; }
    [[nodiscard]] double most() const { return static_cast<double>(m_most) / 1e6; }
    /// ms; 0 of none
    [[nodiscard]] double mean() const {
        return m_count == 0 ? 0.0 : static_cast<double>(m_sum) / static_cast<double>(m_count) / 1e6;
    }
    /// ms; 0 of none
    [[nodiscard]] double quantile(double p) const {
        std::uint64_t left = static_cast<std::uint64_t>(p * static_cast<double>(m_count));
        for (std::size_t bucket = 0; bucket < m_buckets.size(); ++bucket) {
            if (left < m_buckets[bucket]) {
                return static_cast<double>(std::min(middleOf(bucket), m_most)) / 1e6;
            }
            left -= m_buckets[bucket];
        }
        return static_cast<double>(m_most) / 1e6;
    }

private:
    // The leading six bits of a number and how many follow.
    [[nodiscard]] static std::size_t bucketOf(std::uint64_t value) {
        const auto shift = static_cast<unsigned>(std::max(0, static_cast<int>(std::bit_width(value)) - 6));
        return shift * 32U + static_cast<std::size_t>(value >> shift);
    }
    [[nodiscard]] static Time middleOf(std::size_t bucket) {
        const std::size_t shift = bucket < 64 ? 0 : bucket / 32 - 1;
        return static_cast<Time>(((bucket - shift * 32) << shift) + (shift == 0 ? 0 : std::size_t{1} << (shift - 1)));
    }

    std::uint64_t m_count = 0;
    base::Wide m_sum = 0;
    Time m_most = 0;
    std::array<std::uint64_t, 1920> m_buckets{};
};

/// An amount over time in bins of equal width. The width doubles where there would be too many.
class TimeBins {
public:
    explicit TimeBins(Time width = 2 * kSecond) : m_width(width) {}

    void add(Time at, std::int64_t amount) { m_amounts[binOf(at)] += amount; }
    /// Each bin gets as much as the stretch has of its time.
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
    bool operator==(const TimeBins&) const = default;

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
