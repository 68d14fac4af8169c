#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/base/parallel.h"
#include "core/cart/sample.h"

namespace greyscope::cart {

/// Rows in ascending order of one predictor, equal values by row. The first `known` rows have a value; the others lack
/// it.
struct ColumnOrder {
    std::vector<std::uint32_t> rows;
    std::size_t known = 0;
    bool distinct = false;  ///< true: no two rows have the same value; false: equal values exist or were not looked for
};

/// The order of every predictor of a sample. Sorting is the most expensive part of growing a small tree, so that all
/// trees on parts of one sample (folds, sizes) share the order.
using SampleOrder = std::vector<ColumnOrder>;

/// Returns the order of every predictor. Infinite values count as missing, like NaN.
[[nodiscard]] SampleOrder orderOf(const Sample& sample, base::Threads threads = base::Threads::available());

/// Returns the order restricted to `rows` (ascending) and renumbered to positions in `rows`.
[[nodiscard]] SampleOrder restricted(const SampleOrder& order, const std::vector<std::uint32_t>& rows,
                                     std::size_t sampleSize);

}  // namespace greyscope::cart
