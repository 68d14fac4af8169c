#pragma once

#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/data/left_out.h"

namespace greyscope::stats {

/// The rows of a run that make cells, and the account of the others.
struct MatchedRows {
    data::PlacedRows complete;              ///< a value in every matched column
    std::vector<std::size_t> without = {};  ///< a column does not apply to them, ascending
};

/// A matched column does not apply to a row where it is empty in all rows that agree with this one in the columns that
/// it has: a benchmark without arguments, among others that have some. Where it is empty in some of them alone, it is
/// not known, and the row is left out. Errors: those of placedRows().
[[nodiscard]] base::Expected<MatchedRows> matchedRows(const data::Dataset& table,
                                                      const std::vector<data::Filter>& where,
                                                      const std::vector<std::string>& match);

}  // namespace greyscope::stats
