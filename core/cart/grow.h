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
    std::size_t maxLeaves = 0;  ///< 0: no limit; otherwise the split that lowers the error most comes first
    double minDecrease = 0.0;   ///< a split must lower the sum of squares by more than this share of the root's
    bool operator==(const GrowOptions&) const = default;
    [[nodiscard]] base::Expected<void> validate() const;
};

/// Exhaustive best split on squared error, greedily; categorical predictors by ordered means. Equal splits (to 1e-12 of
/// the gain): the first predictor, then the lowest threshold. A predictor is judged on the rows whose value is known.
/// Source: Breiman et al. 1984; P1 2.3. Errors: optionOutOfRange, noRows, missingValue (response), overflow (an
/// infinite response). The same tree on any number of threads.
[[nodiscard]] base::Expected<Tree> grow(const Sample& sample, const GrowOptions& options,
                                        base::Threads threads = base::Threads::available());

/// Grows one tree on `rows` of a sample. Consumes the order, which must be that of the rows (orderOf() for all of them,
/// restricted() for a part); the caller has checked sample and options (checkSample(), GrowOptions::validate()).
/// `leafOf` of the tree has an entry for each row of the sample, -1 where it is not among `rows`.
[[nodiscard]] Tree growOn(const Sample& sample, SampleOrder order, std::vector<std::uint32_t> rows,
                          const GrowOptions& options, base::Threads threads = {1});

}  // namespace greyscope::cart
