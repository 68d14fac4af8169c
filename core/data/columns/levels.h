#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/data/columns/column.h"

namespace greyscope::data {

/// The distinct values of a column, missing cells left out: numbers ascending, text in order of first appearance.
/// Refers to the column, which has to outlive it. O(n) for text and for numbers of few levels, else O(n log n).
class Levels {
public:
    explicit Levels(const Column& column);

    [[nodiscard]] std::size_t count() const { return m_numbers.size() + m_codes.size(); }
    [[nodiscard]] std::string text(std::size_t level) const;
    [[nodiscard]] std::vector<std::string> texts() const;

private:
    const Column* m_column;
    std::vector<double> m_numbers;
    std::vector<std::int32_t> m_codes;  ///< of a text column; levels that no row uses are not values of it
};

/// Whether there are at least three levels, all above 0 and each the one before doubled once or more, up to rounding:
/// what a log2 axis suits. Of six and more one may not fit: 2880, 4096, 8192, ...
[[nodiscard]] bool doubles(std::span<const double> levels);

/// Whether half of at least four levels, ascending and all above 0, lie within the first twentieth of what they span,
/// a hundredfold or more: what a log10 axis suits. 1000, 10000, ..., 1e7.
[[nodiscard]] bool areCrowdedLow(std::span<const double> levels);

}  // namespace greyscope::data
