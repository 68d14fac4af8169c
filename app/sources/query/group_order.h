#pragma once

#include <cstddef>
#include <vector>

#include "core/data/columns/column.h"

namespace greyscope::app {

/// The rows ascending by their first `keys` columns, missing cells last: databases give groups in any order.
[[nodiscard]] std::vector<std::size_t> sortedRows(const std::vector<data::Column>& columns, std::size_t keys,
                                                  std::size_t rows);
/// Puts the cells of a column, and what is noted of them, in that order.
void rearrange(data::Column& column, const std::vector<std::size_t>& order);

}  // namespace greyscope::app
