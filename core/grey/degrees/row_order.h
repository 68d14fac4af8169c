#pragma once

#include <cstddef>
#include <vector>

#include <Eigen/Dense>

#include "core/base/error.h"
#include "core/base/names.h"
#include "core/base/progress.h"

namespace greyscope::grey {

/// How the series of a table are ordered for display: as given, by decreasing median, or with similar series next to
/// each other.
enum class RowOrder { given, byMedian, clustered };

/// The names of the orders: "given", "median", "clusters".
[[nodiscard]] const base::Names<RowOrder>& rowOrderNames();

/// Returns the indices of the columns by decreasing median of their values. Columns without a value come last; ties
/// keep their order.
[[nodiscard]] std::vector<std::size_t> orderByMedian(const Eigen::MatrixXd& values);

/// Largest number of columns that orderByLikeness() accepts.
inline constexpr Eigen::Index kAlikeAtMost = 4000;

/// Returns the indices of the columns in an order with similar columns next to each other, found by clustering with
/// average linkage. The distance of two columns is the mean difference over the rows that both have; of logarithms if
/// all values are positive. With more than 64 rows, the means of 64 blocks of rows are compared. Needs O(n^2) time and
/// memory. Errors: tooManySeries (above kAlikeAtMost), cancelled.
[[nodiscard]] base::Expected<std::vector<std::size_t>> orderByLikeness(const Eigen::MatrixXd& values,
                                                                       base::Progress& progress);

/// Returns the indices of the columns in the order `order`. Errors: those of orderByLikeness().
[[nodiscard]] base::Expected<std::vector<std::size_t>> rowsInOrder(const Eigen::MatrixXd& values, RowOrder order,
                                                                   base::Progress& progress);

}  // namespace greyscope::grey
