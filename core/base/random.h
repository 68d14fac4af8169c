#pragma once

#include <cstddef>
#include <cstdint>
#include <random>
#include <string_view>

namespace greyscope::base {

/// Draws that a seed repeats everywhere: the library's own distributions differ between implementations.
class SeededDraws {
public:
    explicit SeededDraws(std::uint64_t seed) : m_random(seed) {}

    /// One of 0..count-1. The bias of a remainder is below 1e-12 for counts up to ten million.
    [[nodiscard]] std::size_t below(std::size_t count) { return m_random() % count; }
    /// A number inside (0, 1).
    [[nodiscard]] double uniform() { return (static_cast<double>(m_random() >> 11U) + 0.5) * 0x1p-53; }

private:
    std::mt19937_64 m_random;
};

/// The draws of one entity of many, from a seed and the entity's name and number: what others draw, and how many others
/// there are, changes nothing here. Eight bytes. Whole numbers throughout, so that they are the same everywhere:
/// SplitMix64 (Steele, Lea & Flood 2014), and a logarithm by squaring instead of the library's.
class NamedDraws {
public:
    NamedDraws(std::uint64_t seed, std::string_view name, std::uint64_t number = 0);

    [[nodiscard]] std::uint64_t next();
    /// One of 0..count-1, count at least 1. The bias is below count / 2^64.
    [[nodiscard]] std::uint64_t below(std::uint64_t count);
    /// A whole number of low..high, both included.
    [[nodiscard]] std::int64_t between(std::int64_t low, std::int64_t high);
    /// A number inside (0, 1).
    [[nodiscard]] double uniform() { return (static_cast<double>(next() >> 11U) + 0.5) * 0x1p-53; }
    /// Exponentially distributed with this mean, rounded to a whole number; correct to 1e-11 of the mean. 0 where the
    /// mean is not above 0.
    [[nodiscard]] std::int64_t exponential(std::int64_t mean);

private:
    std::uint64_t m_state;
};

}  // namespace greyscope::base
