#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>

namespace greyscope::data {

/// A random sample of the rows of a table that depends on the row numbers alone: a row belongs to it or not, however
/// the rows are read. A smaller sample of the same table is a part of a larger one.
class RowSample {
public:
    /// A sample of about `wanted` of `rows` rows; all rows if there are no more.
    RowSample(std::size_t wanted, std::size_t rows)
        : m_limit(wanted >= rows ? std::numeric_limits<std::uint64_t>::max()
                                 : std::numeric_limits<std::uint64_t>::max() / rows * wanted) {}

    [[nodiscard]] bool has(std::size_t row) const { return hashOf(row) <= m_limit; }
    /// Leaves out about half of the rows of the sample.
    void halve() { m_limit /= 2; }

private:
    /// The last steps of SplitMix64: every bit of the result depends on every bit of the number.
    static std::uint64_t hashOf(std::size_t row) {
        std::uint64_t bits = (static_cast<std::uint64_t>(row) + 1) * 0x9e3779b97f4a7c15U;
        bits = (bits ^ (bits >> 30U)) * 0xbf58476d1ce4e5b9U;
        bits = (bits ^ (bits >> 27U)) * 0x94d049bb133111ebU;
        return bits ^ (bits >> 31U);
    }

    std::uint64_t m_limit;
};

}  // namespace greyscope::data
