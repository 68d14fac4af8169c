#pragma once

#include <cstddef>
#include <vector>

#include "core/data/columns/column.h"

namespace greyscope::app {

/// Returns the indices of `rows` rows, sorted in ascending order by the first `keys` columns, with missing cells last.
/// It is needed because databases return groups in any order.
[[nodiscard]] std::vector<std::size_t> sortedRows(const std::vector<data::Column>& columns, std::size_t keys,
                                                  std::size_t rows);
/// Sorts the cells of a column, and the notes on them, by `order`, the result of sortedRows().
void rearrange(data::Column& column, const std::vector<std::size_t>& order);

}  // namespace greyscope::app
