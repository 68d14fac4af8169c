#pragma once

#include <cstddef>
#include <vector>

#include <Eigen/Dense>

#include "core/base/error.h"
#include "core/base/names.h"
#include "core/base/progress.h"

namespace greyscope::grey {

/// How the series of a table may stand: as they are given, from the highest median on, or alike ones together.
enum class RowOrder { given, byMedian, clustered };

/// "given", "median", "clusters".
[[nodiscard]] const base::Names<RowOrder>& rowOrderNames();

/// The columns of a table from the highest median on; those without a value come last. Ties keep their order.
[[nodiscard]] std::vector<std::size_t> orderByMedian(const Eigen::MatrixXd& values);

inline constexpr Eigen::Index kAlikeAtMost = 4000;

/// The columns of a table so that alike ones stand beside each other: average linkage of the mean distance of two
/// columns over the rows that both have, of logarithms where all values are above 0. Of more than 64 rows the means of
/// 64 stretches are compared. Takes O(n^2) steps and room. Errors: tooManySeries above kAlikeAtMost, cancelled.
[[nodiscard]] base::Expected<std::vector<std::size_t>> orderByLikeness(const Eigen::MatrixXd& values,
                                                                       base::Progress& progress);

/// The columns in one of these orders. Errors: those of orderByLikeness().
[[nodiscard]] base::Expected<std::vector<std::size_t>> rowsInOrder(const Eigen::MatrixXd& values, RowOrder order,
                                                                   base::Progress& progress);

}  // namespace greyscope::grey
