#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "core/stats/rank_correlation.h"

namespace greyscope::timeline {

/// How a series x goes with a series y: the rank correlation of x(t - L) and y(t) for each lag L.
struct TimeLags {
    std::ptrdiff_t most = 0;                   ///< lags go from -most to most
    std::vector<std::optional<double>> atLag;  ///< Spearman's coefficient; nullopt if it is not defined
    std::ptrdiff_t best = 0;  ///< lag of the coefficient of largest size, the one nearest to 0 among equal ones
    std::size_t bins = 0;     ///< number of bins of y that are used at every lag
    stats::NoCorrelation none = stats::NoCorrelation::none;  ///< why there is none at lag 0

    [[nodiscard]] std::optional<double> at(std::ptrdiff_t lag) const {
        return atLag[static_cast<std::size_t>(lag + most)];
    }
};

/// Returns the rank correlations of two series of equal length for lags of up to `most` bins, at most a quarter of the
/// series. The bins of y are the same at every lag: those that are at least the largest lag away from both ends, so
/// that coefficients differ by the lag and not by the bins. Bins without a value are passed over in pairs. A positive
/// lag: x precedes y.
[[nodiscard]] TimeLags lagCorrelation(std::span<const double> x, std::span<const double> y, std::size_t most);

}  // namespace greyscope::timeline
