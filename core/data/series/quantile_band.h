#pragma once

#include <cstddef>
#include <vector>

#include <Eigen/Dense>

#include "core/base/error.h"
#include "core/base/progress.h"

namespace greyscope::data {

/// Quantiles over many series, separately at each point (base::quantile(), type 7). A value that is missing or not
/// finite is left out at its point only.
struct QuantileBand {
    std::vector<double> probabilities;
    Eigen::MatrixXd quantiles;        ///< points x probabilities; NaN at points where no series has a value
    std::vector<std::size_t> counts;  ///< for each point, the number of series that have a value
};

/// Computes the quantiles of `values` (points x series) at each point. O(p s log s) for p points and s series. Errors:
/// optionOutOfRange for a probability outside [0, 1]; cancelled.
[[nodiscard]] base::Expected<QuantileBand> quantileBand(const Eigen::MatrixXd& values,
                                                        std::vector<double> probabilities, base::Progress& progress);

}  // namespace greyscope::data
