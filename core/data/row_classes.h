#pragma once

#include <cstddef>
#include <vector>

#include "core/data/columns/coding.h"
#include "core/data/columns/column.h"
#include "core/data/dataset.h"
#include "core/data/rows.h"

namespace greyscope::data {

/// The rows of a dataset, those that agree in every column of few levels as one class. A question about such columns
/// is asked of one row of each class. The dataset remembers its classes once its roles have been looked for.
struct RowClasses {
    LevelCodes of;                  ///< the class of each row; in the order in which they first appear
    Rows first;                     ///< the first row of each
    std::vector<std::size_t> size;  ///< rows of each
    std::vector<bool> isFew;        ///< by column: whether it has few levels
};

/// codesOf() of columns of this dataset, from its classes where it remembers some.
[[nodiscard]] Coding codesOf(const Dataset& dataset, const std::vector<const Column*>& columns, const Rows& rows);

}  // namespace greyscope::data
