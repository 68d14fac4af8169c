#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/base/parallel.h"
#include "core/cart/order.h"
#include "core/cart/prune.h"
#include "core/cart/split.h"
#include "core/cart/tree.h"

namespace greyscope::cart {

/// Grows one tree on `rows` of a sample. Consumes the order, which must be that of the rows (orderOf() for all of them,
/// restricted() for a part); the caller has checked sample and options (checkSample(), GrowOptions::validate()).
/// `leafOf` of the tree has an entry for each row of the sample, -1 where it is not among `rows`.
[[nodiscard]] Tree growOn(const Sample& sample, SampleOrder order, std::vector<std::uint32_t> rows,
                          const GrowOptions& options, base::Threads threads = {1});

/// crossValidate() of a tree that growOn() grew on `rows`; `order` is that of the whole sample.
[[nodiscard]] base::Expected<CrossValidation> crossValidateOn(const Sample& sample, const SampleOrder& order,
                                                              const std::vector<std::uint32_t>& rows, const Tree& tree,
                                                              const GrowOptions& grow,
                                                              const CrossValidationOptions& options,
                                                              base::Progress& progress,
                                                              base::Threads threads = base::Threads::available());

/// All rows of a sample.
[[nodiscard]] std::vector<std::uint32_t> allRows(const Sample& sample);

/// See Tree::unit. All trees on parts of one sample have that of the whole.
[[nodiscard]] double unitOf(const Sample& sample);

/// The cells of some rows, numbered from 0 in the order in which they come.
struct CellNumbers {
    std::vector<std::size_t> of;  ///< parallel to the rows
    std::size_t count = 0;
};
[[nodiscard]] CellNumbers cellNumbers(const Sample& sample, const std::vector<std::uint32_t>& rows);

/// Errors: noRows, columnLengthMismatch, missingValue (response), overflow (an infinite response).
[[nodiscard]] base::Expected<void> checkSample(const Sample& sample);

}  // namespace greyscope::cart
