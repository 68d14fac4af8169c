#pragma once

#include <cstddef>
#include <cstdint>
#include <random>
#include <string_view>

namespace greyscope::base {

/// A generator of random numbers that gives the same sequence for a seed on every platform. (The distributions of the
/// standard library differ between implementations.)
class SeededDraws {
public:
    explicit SeededDraws(std::uint64_t seed) : m_random(seed) {}

    /// A random integer from 0 to count - 1. The bias of the remainder is below 1e-12 for counts up to ten million.
    [[nodiscard]] std::size_t below(std::size_t count) { return m_random() % count; }
    /// A random number, uniformly distributed in the open interval (0, 1).
    [[nodiscard]] double uniform() { return (static_cast<double>(m_random() >> 11U) + 0.5) * 0x1p-53; }

private:
    std::mt19937_64 m_random;
};

/// A generator of random numbers for one named and numbered part of a calculation, such as a disk or a simulated
/// client. Its numbers depend only on the seed, the name and the number, not on how many numbers other parts draw. The
/// state takes eight bytes. Integer arithmetic throughout, for the same numbers on every platform: SplitMix64 (Steele,
/// Lea & Flood 2014), and a logarithm by repeated squaring instead of the library's.
class NamedDraws {
public:
    NamedDraws(std::uint64_t seed, std::string_view name, std::uint64_t number = 0);

    [[nodiscard]] std::uint64_t next();
    /// A random integer from 0 to count - 1, count at least 1. The bias is below count / 2^64.
    [[nodiscard]] std::uint64_t below(std::uint64_t count);
    /// A random integer from `low` to `high`, both included.
    [[nodiscard]] std::int64_t between(std::int64_t low, std::int64_t high);
    /// A random number, uniformly distributed in the open interval (0, 1).
    [[nodiscard]] double uniform() { return (static_cast<double>(next() >> 11U) + 0.5) * 0x1p-53; }
    /// A random number, exponentially distributed with this mean and rounded to an integer; correct to 1e-11 of the
    /// mean. 0 if the mean is 0 or negative.
    [[nodiscard]] std::int64_t exponential(std::int64_t mean);

private:
    std::uint64_t m_state;
};

}  // namespace greyscope::base
