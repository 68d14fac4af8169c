#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/data/dataset.h"
#include "core/data/rows.h"

namespace greyscope::data {

/// What a condition asks of a cell. `contains` looks for a part of the text, letter case told apart.
enum class Test { is, isNot, above, atLeast, below, atMost, contains };

/// Rows whose cell of `column` is one of `values` (is, contains), none of them (isNot), or on that side of the one
/// number. Numeric columns compare as numbers ("8" matches 8.0), text as text, codes (wholeLevels()) as text, else as
/// numbers: "601" matches "00601" where no other code is it. Among the values of `is` and `isNot` an empty one is the
/// empty cell, and of numbers and codes "2..8" all between both ends, which belong to it; one end may be left out. A
/// row with an empty cell meets `isNot` and nothing else that does not name it.
struct Filter {
    std::string column;
    std::vector<std::string> values;
    Test test = Test::is;
    bool operator==(const Filter&) const = default;
};

/// As the command line spells them: `case=1.1|1.2`, `tasks>1`; several are joined with ", ".
[[nodiscard]] std::string filterText(const Filter& filter);
[[nodiscard]] std::string filterText(const std::vector<Filter>& filters);

/// Whether only rows with one single value meet it.
[[nodiscard]] bool holdsOneValue(const Filter& filter);

/// One where the row meets the filter. unknownValue where a value of `is` or `isNot`, the empty one aside, occurs
/// nowhere in the column; conditionNotNumeric where something else than one number is compared with; columnNotNumeric.
[[nodiscard]] base::Expected<std::vector<char>> meets(const Column& column, const Filter& filter);

/// Rows that a condition leaves out: those that meet every one before it, and not this.
struct Filtered {
    Filter filter;
    std::size_t rows = 0;
    bool operator==(const Filtered&) const = default;
};

struct FilteredRows {
    Rows rows;                      ///< ascending
    std::vector<Filtered> leftOut;  ///< one a condition, in their order
};

/// The rows that meet every filter, and the account of the others. The errors of meets(); unknownColumn;
/// filterMatchesNothing where every value occurs but no row has them together.
[[nodiscard]] base::Expected<FilteredRows> filtered(const Dataset& dataset, const std::vector<Filter>& filters);

/// Their rows alone.
[[nodiscard]] base::Expected<Rows> select(const Dataset& dataset, const std::vector<Filter>& filters);

}  // namespace greyscope::data
