#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/base/parallel.h"
#include "core/cart/sample.h"

namespace greyscope::cart {

/// Rows in ascending order of one predictor, equal values by row; the first `known` have a value, the rest lack it.
struct ColumnOrder {
    std::vector<std::uint32_t> rows;
    std::size_t known = 0;
    bool distinct = false;  ///< no two rows are known to have the same value; not found out for every column
};

/// The order of every predictor of a sample. Sorting is the dearest part of a small tree, so that all trees on parts of
/// one sample (folds, sizes) share it.
using SampleOrder = std::vector<ColumnOrder>;

/// Infinite predictor values count as missing, as NaN does.
[[nodiscard]] SampleOrder orderOf(const Sample& sample, base::Threads threads = base::Threads::available());

/// What remains of the order when only `rows` are kept, renumbered to positions in `rows`. `rows` ascend.
[[nodiscard]] SampleOrder restricted(const SampleOrder& order, const std::vector<std::uint32_t>& rows,
                                     std::size_t sampleSize);

}  // namespace greyscope::cart
