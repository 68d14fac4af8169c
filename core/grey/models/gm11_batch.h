#pragma once

#include <cstddef>
#include <map>

#include <Eigen/Dense>

#include "core/base/error.h"
#include "core/base/parallel.h"
#include "core/grey/models/gm11.h"

namespace greyscope::grey {

/// GM(1,1) of many series of equal length. Entries of a series without a fit are 0.
struct Gm11Batch {
    Gm11Options options;
    Eigen::VectorXd a;                          ///< developing coefficient of each series
    Eigen::VectorXd u;                          ///< grey input
    Eigen::MatrixXd forecast;                   ///< horizon x series: the values after the fitted points
    std::map<std::size_t, base::Error> failed;  ///< errors of fitGm11() for the series without a fit, by column
};

/// Returns what fitGm11() finds for each column of `series` (points x series), up to rounding and without intermediate
/// values. The least-squares sums and the response are calculated in closed form for several series at once. This takes
/// a hundredth of the time of single fits; for bootstraps, backtests and searches.
/// Errors: optionOutOfRange, tooFewPoints; errors of single series are in `failed`. The result does not depend on the
/// number of threads.
[[nodiscard]] base::Expected<Gm11Batch> fitGm11Batch(const Eigen::MatrixXd& series, const Gm11Options& options,
                                                     base::Threads threads = base::Threads::available());

}  // namespace greyscope::grey
