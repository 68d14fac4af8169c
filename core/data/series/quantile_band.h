#pragma once

#include <cstddef>
#include <vector>

#include <Eigen/Dense>

#include "core/base/error.h"
#include "core/base/progress.h"

namespace greyscope::data {

/// Where many series lie at each point: quantiles over the series that have a value there (see base::quantile(), type
/// 7). A value that is missing or not finite is left out at its point alone; the counts say how many are there.
struct QuantileBand {
    std::vector<double> probabilities;
    Eigen::MatrixXd quantiles;        ///< points x probabilities, NaN where no series has a value
    std::vector<std::size_t> counts;  ///< series with a value, one a point
};

/// Of `values`, points x series. O(p s log s) for p points and s series. Errors: optionOutOfRange for a probability
/// outside [0, 1]; cancelled.
[[nodiscard]] base::Expected<QuantileBand> quantileBand(const Eigen::MatrixXd& values,
                                                        std::vector<double> probabilities, base::Progress& progress);

}  // namespace greyscope::data
