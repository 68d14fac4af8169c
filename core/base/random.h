#pragma once

#include <cstddef>
#include <cstdint>
#include <random>

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

}  // namespace greyscope::base
