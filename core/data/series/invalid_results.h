#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/data/dataset.h"
#include "core/data/left_out.h"

namespace greyscope::data {

/// Says of a row why its results are wrong, in the words of the program that measured them; empty where they are not.
/// Such results are missing, and what was measured stands as written beside the row.
inline constexpr std::string_view kInvalidColumn = "invalid";

/// Says of a row, in the words of the program, that others are missing beside it: its own results are right, and sums
/// over such rows too small.
inline constexpr std::string_view kIncompleteColumn = "incomplete";

/// The column of reasons; null where the table has none.
[[nodiscard]] const Column* invalidReasons(const Dataset& dataset);

/// The rows in which the result in any of these columns is invalid, ascending; columns that are not there are left out.
[[nodiscard]] std::vector<std::size_t> invalidRows(const Dataset& dataset, const std::vector<std::string>& measured);

/// The invalid results of one measured column of a dataset; both stay.
class InvalidResults {
public:
    InvalidResults(const Dataset& dataset, const Column& measured)
        : m_reasons(invalidReasons(dataset)), m_measured(measured) {}
    /// Whether there can be any.
    [[nodiscard]] bool any() const { return m_reasons != nullptr; }
    /// Without its series and its point, which the caller knows; none where the result is missing for no reason, or
    /// counts.
    [[nodiscard]] std::optional<InvalidResult> at(std::size_t row) const;

private:
    const Column* m_reasons;
    const Column& m_measured;
};

}  // namespace greyscope::data
