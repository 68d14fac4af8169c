#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/data/dataset.h"
#include "core/data/rows.h"

namespace greyscope::data {

/// The comparison made by a condition. `contains` looks for a part of the text; letter case matters.
enum class Test { is, isNot, above, atLeast, below, atMost, contains };

/// A condition on a column. A row meets it if its cell is one of `values` (is, contains), none of them (isNot), or on
/// the right side of the single value (above, atLeast, below, atMost). Numeric columns compare as numbers ("8" matches
/// 8.0), text as text. Codes (wholeLevels()) compare as text, else as numbers: "601" matches "00601" if no other code
/// has the number 601. In `is` and `isNot`, an empty value means the empty cell; for numbers and codes, "2..8" means
/// the closed interval, of which one end may be left out. A row with an empty cell meets `isNot`, and other conditions
/// only if they name the empty cell.
struct Filter {
    std::string column;
    std::vector<std::string> values;
    Test test = Test::is;
    bool operator==(const Filter&) const = default;
};

/// A filter as spelled on the command line: `case=1.1|1.2`, `tasks>1`. Several filters are joined with ", ".
[[nodiscard]] std::string filterText(const Filter& filter);
[[nodiscard]] std::string filterText(const std::vector<Filter>& filters);

/// Whether only rows with one single value can meet the filter.
[[nodiscard]] bool holdsOneValue(const Filter& filter);

/// One flag per row: 1 if the row meets the filter. Errors: unknownValue if a value of `is` or `isNot` (except the
/// empty one) does not occur in the column; conditionNotNumeric if a comparison needs a single number and gets
/// something else; columnNotNumeric.
[[nodiscard]] base::Expected<std::vector<char>> meets(const Column& column, const Filter& filter);

/// Number of rows that a condition leaves out: rows that meet all conditions before it, but not this one.
struct Filtered {
    Filter filter;
    std::size_t rows = 0;
    bool operator==(const Filtered&) const = default;
};

struct FilteredRows {
    Rows rows;                      ///< ascending
    std::vector<Filtered> leftOut;  ///< one per condition, in order
};

/// The rows that meet every filter, and the account of the other rows. Errors: those of meets(); unknownColumn;
/// filterMatchesNothing if every value occurs but no row meets all filters.
[[nodiscard]] base::Expected<FilteredRows> filtered(const Dataset& dataset, const std::vector<Filter>& filters);

/// The rows that meet every filter. Errors: those of filtered().
[[nodiscard]] base::Expected<Rows> select(const Dataset& dataset, const std::vector<Filter>& filters);

}  // namespace greyscope::data
