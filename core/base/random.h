#pragma once

#include <cstddef>
#include <cstdint>
#include <random>
#include <string_view>

namespace greyscope::base {

/// Random numbers that are the same for a seed on every platform; the distributions of the standard library differ
/// between implementations.
class SeededDraws {
public:
    explicit SeededDraws(std::uint64_t seed) : m_random(seed) {}

    /// A number from 0 to count - 1. The bias of the remainder is below 1e-12 for counts up to ten million.
    [[nodiscard]] std::size_t below(std::size_t count) { return m_random() % count; }
    /// A number inside (0, 1).
    [[nodiscard]] double uniform() { return (static_cast<double>(m_random() >> 11U) + 0.5) * 0x1p-53; }

private:
    std::mt19937_64 m_random;
};

/// Random numbers of one entity, seeded by a seed and the entity's name and number; they do not depend on the draws of
/// other entities. The state takes eight bytes. Integer arithmetic throughout, for the same numbers on every platform:
/// SplitMix64 (Steele, Lea & Flood 2014), and a logarithm by repeated squaring instead of the library's.
class NamedDraws {
public:
    NamedDraws(std::uint64_t seed, std::string_view name, std::uint64_t number = 0);

    [[nodiscard]] std::uint64_t next();
    /// A number from 0 to count - 1, count at least 1. The bias is below count / 2^64.
    [[nodiscard]] std::uint64_t below(std::uint64_t count);
    /// An integer from low to high, both included.
    [[nodiscard]] std::int64_t between(std::int64_t low, std::int64_t high);
    /// A number inside (0, 1).
    [[nodiscard]] double uniform() { return (static_cast<double>(next() >> 11U) + 0.5) * 0x1p-53; }
    /// An exponentially distributed number with this mean, rounded to an integer; correct to 1e-11 of the mean. 0 if
    /// the mean is 0 or negative.
    [[nodiscard]] std::int64_t exponential(std::int64_t mean);

private:
    std::uint64_t m_state;
};

}  // namespace greyscope::base
