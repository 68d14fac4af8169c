#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/data/columns/column.h"

namespace greyscope::data {

/// The number of rows with each whole number of a column, as long as the numbers are close to each other.
class WholeCounts {
public:
    /// Counts the numbers of further rows; returns false if one is not whole or too far from the others.
    [[nodiscard]] bool add(const NumericValues& numbers);

    /// Returns the number of rows with each number that occurs.
    [[nodiscard]] std::vector<std::size_t> rowsOfNumbers() const;
    /// Whether a profile of so many rows looks the numbers up in a table, and thus knows all of them.
    [[nodiscard]] bool areNear(std::size_t rows) const;

private:
    std::int64_t m_low = 0;
    std::vector<std::uint32_t> m_rows;  ///< number of rows with m_low, m_low + 1, ...
};

}  // namespace greyscope::data
