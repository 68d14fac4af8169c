#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/base/error.h"
#include "core/base/parallel.h"
#include "core/cart/order.h"
#include "core/cart/tree.h"

namespace greyscope::cart {

struct GrowOptions {
    std::size_t minLeaf = 1;
    std::size_t minSplit = 2;
    std::size_t maxDepth = 0;   ///< 0: no limit
    std::size_t maxLeaves = 0;  ///< 0: no limit; otherwise splits that reduce the error most are made first
    double minDecrease = 0.0;   ///< a split must reduce the sum of squares by more than this share of the root's
    bool operator==(const GrowOptions&) const = default;
    [[nodiscard]] base::Expected<void> validate() const;
};

/// Grows a tree greedily, by exhaustive search for the split with the smallest squared error; categorical predictors
/// are split by ordered means. Of equal splits (within 1e-12 of the gain), the first predictor with the lowest
/// threshold is chosen. A predictor is judged on the rows whose value is known. The result does not depend on the
/// number of threads. Sources: Breiman et al. 1984; P1 2.3. Errors: optionOutOfRange, noRows, missingValue (response),
/// overflow (an infinite response).
[[nodiscard]] base::Expected<Tree> grow(const Sample& sample, const GrowOptions& options,
                                        base::Threads threads = base::Threads::available());

/// Grows one tree on `rows` of a sample. Consumes `order`, which must be the order of these rows (orderOf() for all
/// rows, restricted() for a part). The caller must have checked the sample and options (checkSample(),
/// GrowOptions::validate()). `leafOf` of the tree has an entry for each row of the sample, -1 for rows that are not
/// among `rows`.
[[nodiscard]] Tree growOn(const Sample& sample, SampleOrder order, std::vector<std::uint32_t> rows,
                          const GrowOptions& options, base::Threads threads = {1});

}  // namespace greyscope::cart
