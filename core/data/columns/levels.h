#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/data/columns/column.h"

namespace greyscope::data {

/// The levels (distinct values) of a column, missing cells excluded: numbers ascending, text in order of first
/// appearance. The column must outlive this object. O(n) for text and for numbers with few levels, otherwise O(n log
/// n).
class Levels {
public:
    explicit Levels(const Column& column);

    [[nodiscard]] std::size_t count() const { return m_numbers.size() + m_codes.size(); }
    [[nodiscard]] std::string text(std::size_t level) const;
    [[nodiscard]] std::vector<std::string> texts() const;

private:
    const Column* m_column;
    std::vector<double> m_numbers;
    std::vector<std::int32_t> m_codes;  ///< for a text column, the codes of the levels that occur in any row
};

/// Whether a log2 axis suits the levels: there are at least three, all positive, and each is the one before times a
/// power of two (at least 2), up to rounding. If there are six or more, one of them may be an exception: 2880, 4096,
/// 8192, ...
[[nodiscard]] bool doubles(std::span<const double> levels);

/// Whether a log10 axis suits the levels (ascending, at least four, all positive): they span a factor of 100 or more,
/// and half of them lie within the first twentieth of the range. Example: 1000, 10000, ..., 1e7.
[[nodiscard]] bool areCrowdedLow(std::span<const double> levels);

}  // namespace greyscope::data
