#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/data/dataset.h"
#include "core/data/left_out.h"

namespace greyscope::data {

/// Name of the column with the reason why the results in a row are invalid, in the words of the measuring program. An
/// empty cell means that they are valid. An invalid result is a missing value; the measured number is kept as text in
/// Column::words.
inline constexpr std::string_view kInvalidColumn = "invalid";

/// Name of the column that says, in the words of the measuring program, that further results are missing which belong
/// beside those in the row. The results in the row are valid, but sums over such rows are too small.
inline constexpr std::string_view kIncompleteColumn = "incomplete";

/// Returns the column of reasons for invalid results, named kInvalidColumn; null if the table has none.
[[nodiscard]] const Column* invalidReasons(const Dataset& dataset);

/// Returns the rows, ascending, in which the result in any of the columns `measured` is invalid. Columns that the
/// dataset lacks are ignored.
[[nodiscard]] std::vector<std::size_t> invalidRows(const Dataset& dataset, const std::vector<std::string>& measured);

/// Finds the invalid results of one measured column. The dataset and the column must outlive this object.
class InvalidResults {
public:
    InvalidResults(const Dataset& dataset, const Column& measured)
        : m_reasons(invalidReasons(dataset)), m_measured(measured) {}
    /// Whether the table has a column of reasons (invalidReasons()); without it no result is invalid.
    [[nodiscard]] bool any() const { return m_reasons != nullptr; }
    /// Returns the invalid result in a row; its series and labels are empty, since the caller knows them. nullopt if
    /// the value is not missing, or is missing without a reason.
    [[nodiscard]] std::optional<InvalidResult> at(std::size_t row) const;

private:
    const Column* m_reasons;
    const Column& m_measured;
};

}  // namespace greyscope::data
