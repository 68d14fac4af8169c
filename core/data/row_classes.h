#pragma once

#include <cstddef>
#include <vector>

#include "core/data/columns/coding.h"
#include "core/data/columns/column.h"
#include "core/data/dataset.h"
#include "core/data/rows.h"

namespace greyscope::data {

/// The rows of a dataset, grouped into classes: rows that agree in every column with few levels are in one class. A
/// question about such columns then needs only one row of each class. The dataset caches its classes once its roles
/// have been guessed.
struct RowClasses {
    LevelCodes of;                  ///< the class of each row; classes are numbered by first appearance
    Rows first;                     ///< the first row of each class
    std::vector<std::size_t> size;  ///< the number of rows in each class
    std::vector<bool> isFew;        ///< for each column whether it has few levels, so that it distinguishes classes
};

/// Returns one code per row for the combinations of the columns' values, as codesOf() of coding.h. Uses the row classes
/// that the dataset has cached, if there are any, and is faster then.
[[nodiscard]] Coding codesOf(const Dataset& dataset, const std::vector<const Column*>& columns, const Rows& rows);

}  // namespace greyscope::data
