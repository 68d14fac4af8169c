#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/data/dataset.h"
#include "core/data/left_out.h"

namespace greyscope::data {

/// Name of the column that says why the results of a row are invalid, in the words of the measuring program; an empty
/// cell means they are valid. Invalid results are missing values, and the value measured is kept as the row's word.
inline constexpr std::string_view kInvalidColumn = "invalid";

/// Name of the column that says, in the words of the measuring program, that other results are missing beside the row.
/// The row's own results are valid, but sums over such rows are too small.
inline constexpr std::string_view kIncompleteColumn = "incomplete";

/// The column named kInvalidColumn; null if the table has none.
[[nodiscard]] const Column* invalidReasons(const Dataset& dataset);

/// The rows in which the result in any of these columns is invalid, ascending. Columns that the dataset lacks are
/// ignored.
[[nodiscard]] std::vector<std::size_t> invalidRows(const Dataset& dataset, const std::vector<std::string>& measured);

/// Finds the invalid results of one measured column. The dataset and the column must outlive this object.
class InvalidResults {
public:
    InvalidResults(const Dataset& dataset, const Column& measured)
        : m_reasons(invalidReasons(dataset)), m_measured(measured) {}
    /// Whether the table has a column of reasons, so that results can be invalid.
    [[nodiscard]] bool any() const { return m_reasons != nullptr; }
    /// The invalid result in a row, without its series and point, which the caller knows. nullopt if the value is not
    /// missing, or is missing without a reason.
    [[nodiscard]] std::optional<InvalidResult> at(std::size_t row) const;

private:
    const Column* m_reasons;
    const Column& m_measured;
};

}  // namespace greyscope::data
