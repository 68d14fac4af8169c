#pragma once

#include <cstddef>
#include <vector>

#include "core/data/columns/coding.h"
#include "core/data/columns/column.h"
#include "core/data/dataset.h"
#include "core/data/rows.h"

namespace greyscope::data {

/// Groups the rows of a dataset into classes: rows that agree in every column with few levels. A question about such
/// columns needs only one row per class. The dataset caches its classes once its roles have been guessed.
struct RowClasses {
    LevelCodes of;                  ///< class of each row; classes are numbered by first appearance
    Rows first;                     ///< first row of each class
    std::vector<std::size_t> size;  ///< number of rows in each class
    std::vector<bool> isFew;        ///< per column: whether it has few levels
};

/// codesOf() for columns of this dataset; uses the cached row classes if there are any.
[[nodiscard]] Coding codesOf(const Dataset& dataset, const std::vector<const Column*>& columns, const Rows& rows);

}  // namespace greyscope::data
