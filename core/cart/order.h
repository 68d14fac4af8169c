#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/base/parallel.h"
#include "core/cart/sample.h"

namespace greyscope::cart {

/// The rows of a sample in ascending order of one predictor; rows with equal values are in order of their index. The
/// first `known` rows have a value; in the others, it is missing.
struct ColumnOrder {
    std::vector<std::uint32_t> rows;
    std::size_t known = 0;
    bool distinct = false;  ///< true: no two rows have the same value; false: some have, or this was not checked
};

/// The order of the rows by every predictor of a sample. Sorting takes most of the time for a small tree, so that all
/// trees on parts of one sample (folds, sizes) share the order.
using SampleOrder = std::vector<ColumnOrder>;

/// Sorts the rows of a sample by every predictor. Infinite values count as missing, like NaN.
[[nodiscard]] SampleOrder orderOf(const Sample& sample, base::Threads threads = base::Threads::available());

/// Returns the order of a part of the sample, the rows `rows` (ascending). The result contains positions in `rows`, not
/// rows of the sample.
[[nodiscard]] SampleOrder restricted(const SampleOrder& order, const std::vector<std::uint32_t>& rows,
                                     std::size_t sampleSize);

}  // namespace greyscope::cart
