#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/data/dataset.h"
#include "core/data/rows.h"

namespace greyscope::data {

/// How a filter condition compares a cell with its values. `contains` looks for a part of the text; letter case
/// matters.
enum class Test { is, isNot, above, atLeast, below, atMost, contains };

/// A filter condition on a column. A row meets it if its cell is one of `values` (is), is none of them (isNot), or
/// contains one of them (contains). The other tests compare the cell with a single value: above, atLeast, below,
/// atMost. Numeric columns compare as numbers ("8" matches 8.0), text as text. Codes (wholeLevels()) compare as text;
/// "601" also matches "00601" if no other code has the number 601. In `is` and `isNot`, an empty value means the empty
/// cell; for numbers and codes, "2..8" means the closed interval, of which one end may be omitted. A row with an empty
/// cell meets `isNot`; it meets other conditions only if an empty value is among theirs.
struct Filter {
    std::string column;
    std::vector<std::string> values;
    Test test = Test::is;
    bool operator==(const Filter&) const = default;
};

/// Returns a condition as text, as on the command line: `case=1.1|1.2`, `tasks>1`. Several conditions are joined with
/// ", ".
[[nodiscard]] std::string filterText(const Filter& filter);
[[nodiscard]] std::string filterText(const std::vector<Filter>& filters);

/// Whether all rows that meet the condition have the same value in its column.
[[nodiscard]] bool holdsOneValue(const Filter& filter);

/// Returns one flag per row: 1 if the row meets the condition. Errors: unknownValue if a value of `is` or `isNot`
/// (except the empty one) does not occur in the column; conditionNotNumeric if a comparison needs a single number and
/// gets something else; columnNotNumeric.
[[nodiscard]] base::Expected<std::vector<char>> meets(const Column& column, const Filter& filter);

/// A filter condition with the number of rows that it leaves out: rows that meet all conditions before it, but not this
/// one.
struct Filtered {
    Filter filter;
    std::size_t rows = 0;
    bool operator==(const Filtered&) const = default;
};

/// The rows that meet all conditions of a list, and how many rows each condition leaves out.
struct FilteredRows {
    Rows rows;                      ///< the rows that meet all conditions, ascending
    std::vector<Filtered> leftOut;  ///< for each condition, in order, how many rows it leaves out
};

/// Returns the rows that meet all conditions, and how many rows each condition leaves out. Errors: those of meets();
/// unknownColumn; filterMatchesNothing if every value occurs but no row meets all conditions.
[[nodiscard]] base::Expected<FilteredRows> filtered(const Dataset& dataset, const std::vector<Filter>& filters);

/// Returns the rows that meet all conditions. Errors: those of filtered().
[[nodiscard]] base::Expected<Rows> select(const Dataset& dataset, const std::vector<Filter>& filters);

}  // namespace greyscope::data
