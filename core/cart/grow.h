#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/base/error.h"
#include "core/base/parallel.h"
#include "core/cart/order.h"
#include "core/cart/tree.h"

namespace greyscope::cart {

/// Limits on the size of a regression tree.
struct GrowOptions {
    std::size_t minLeaf = 1;
    std::size_t minSplit = 2;
    std::size_t maxDepth = 0;   ///< 0: no limit
    std::size_t maxLeaves = 0;  ///< 0: no limit; otherwise the splits that reduce the error most are made first
    /// A split must reduce the sum of squares by more than this share of the root's sum of squares.
    double minDecrease = 0.0;
    bool operator==(const GrowOptions&) const = default;
    [[nodiscard]] base::Expected<void> validate() const;
};

/// Grows a regression tree greedily: each node gets the split with the smallest squared error, found by exhaustive
/// search. The levels of a categorical predictor are ordered by their mean responses and split like numbers. Of equal
/// splits (within 1e-12 of the gain), the one of the first predictor, with the lowest threshold, is chosen. Each
/// predictor is judged on the rows in which its value is known. The result does not depend on the number of threads.
/// Sources: Breiman et al. 1984; P1 2.3. Errors: optionOutOfRange, noRows, missingValue (response), overflow (an
/// infinite response).
[[nodiscard]] base::Expected<Tree> grow(const Sample& sample, const GrowOptions& options,
                                        base::Threads threads = base::Threads::available());

/// Grows a tree on a part of a sample, the rows `rows`. Consumes `order`, which must be the order of these rows
/// (orderOf() for all rows, restricted() for a part). The caller must have checked the sample and the options
/// (checkSample(), GrowOptions::validate()). `leafOf` of the tree has an entry for each row of the sample: -1 for rows
/// that are not in `rows`.
[[nodiscard]] Tree growOn(const Sample& sample, SampleOrder order, std::vector<std::uint32_t> rows,
                          const GrowOptions& options, base::Threads threads = {1});

}  // namespace greyscope::cart
