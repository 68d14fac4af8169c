#pragma once

#include <cstddef>
#include <vector>

#include "core/data/columns/column.h"

namespace greyscope::app {

/// Returns the row numbers in ascending order of the first `keys` columns, missing cells last. Needed because databases
/// return groups in any order.
[[nodiscard]] std::vector<std::size_t> sortedRows(const std::vector<data::Column>& columns, std::size_t keys,
                                                  std::size_t rows);
/// Puts the cells of a column, and the notes on them, into that order.
void rearrange(data::Column& column, const std::vector<std::size_t>& order);

}  // namespace greyscope::app
