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
    std::map<std::size_t, base::Error> failed;  ///< what fitGm11() says of the series that have no fit
};

/// What fitGm11() finds for each column of `series` (points x series), to rounding, without what leads to it: the sums
/// of the least squares and the response in closed form, several series side by side. For bootstraps, backtests and
/// searches, where it takes a hundredth of the time of single fits.
/// Errors: optionOutOfRange, tooFewPoints; those of single series are in `failed`. The same on any number of threads.
[[nodiscard]] base::Expected<Gm11Batch> fitGm11Batch(const Eigen::MatrixXd& series, const Gm11Options& options,
                                                     base::Threads threads = base::Threads::available());

}  // namespace greyscope::grey
