#pragma once

#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/data/left_out.h"

namespace greyscope::stats {

/// The rows of a run that form cells, and the rows that do not.
struct MatchedRows {
    data::PlacedRows complete;              ///< rows with a value in every matched column
    std::vector<std::size_t> without = {};  ///< rows to which a matched column does not apply, ascending
};

/// Chooses the rows of a run that form cells. `match` are the columns that identify a cell. A matched column does not
/// apply to a row if it is empty in all rows that agree with this one in its other columns: for example a benchmark
/// without arguments among benchmarks with arguments. If the column is empty only in some of these rows, its value is
/// unknown and the row is left out. Errors: those of placedRows().
[[nodiscard]] base::Expected<MatchedRows> matchedRows(const data::Dataset& table,
                                                      const std::vector<data::Filter>& where,
                                                      const std::vector<std::string>& match);

}  // namespace greyscope::stats
