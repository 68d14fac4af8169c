#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/base/parallel.h"
#include "core/stats/sample.h"

namespace greyscope::stats {

/// How a bootstrap interval follows from the draws: plain percentiles, or Efron's BCa. BCa is for statistics whose
/// draws are biased or skewed. It shifts the percentiles by the bias z0 (from the share of draws below the estimate)
/// and the acceleration a (from the jackknife).
enum class BootstrapKind { bca, percentile };

/// Options of a bootstrap.
struct BootstrapOptions {
    std::size_t draws = 10'000;  ///< in [100, 1'000'000]
    std::uint64_t seed = 1;
    double confidence = 0.95;  ///< in (0, 1)
    BootstrapKind kind = BootstrapKind::bca;
    /// Whether the percentiles are expanded: widened to those of t with n - 1 degrees of freedom, with s calculated
    /// with the divisor n - 1. Otherwise, intervals from few values are too narrow (Hesterberg 2015, 5.3).
    bool expanded = true;
    bool operator==(const BootstrapOptions&) const = default;

    /// Checks the options. Error: optionOutOfRange (draws or confidence outside their range).
    [[nodiscard]] base::Expected<void> validate() const;
};

/// An estimate with its bootstrap interval.
struct BootstrapResult {
    double estimate = 0.0;
    double mean = 0.0;       ///< mean of the draws
    double deviation = 0.0;  ///< standard deviation of the draws, which is the standard error
    double bias = 0.0;       ///< z0; 0 for percentiles
    double acceleration = 0.0;
    Interval interval;
    std::size_t failures = 0;  ///< number of draws without a finite value, which are left out
};

/// A function that calculates a statistic of a resample; it may reorder the values.
using Statistic = std::function<double(std::span<double>)>;

/// Calculates the bootstrap interval of a statistic: draws resamples of `sample` and evaluates the statistic of each.
/// Each block of draws has a fixed size and its own random numbers, from the seed and the block's number. The result
/// therefore does not depend on the number of threads. If `kept` is not null, it receives the finite draws in no
/// particular order.
/// Errors: those of the options; tooFewPoints (fewer than two values); tooManyFailures (more than a tenth of the draws,
/// or the statistic of the sample itself has no finite value). Sources: Efron & Tibshirani 1993, 14.3; Davison &
/// Hinkley 1997, 5.3.
[[nodiscard]] base::Expected<BootstrapResult> bootstrap(std::span<const double> sample, const Statistic& statistic,
                                                        const BootstrapOptions& options, base::Threads threads = {},
                                                        std::vector<double>* kept = nullptr);

/// A function that calculates a statistic of the drawn indices, for bootstrapIndices().
using IndexStatistic = std::function<double(std::span<const std::size_t>)>;
/// Calculates a bootstrap interval by drawing indices from 0 to count-1, for data that are drawn together (pairs,
/// configurations, points). Otherwise as bootstrap().
[[nodiscard]] base::Expected<BootstrapResult> bootstrapIndices(std::size_t count, const IndexStatistic& statistic,
                                                               const BootstrapOptions& options,
                                                               base::Threads threads = {},
                                                               std::vector<double>* kept = nullptr);

/// The centre of a sample: its geometric mean, mean or median.
enum class Centre { geometricMean, mean, median };

/// Calculates the bootstrap interval of the ratio of the centres of two samples, which are drawn independently. Errors:
/// those of bootstrap(); nonPositive if a geometric mean is requested and a value is not positive. `name` selects the
/// random numbers, so that each cell can have its own.
[[nodiscard]] base::Expected<BootstrapResult> bootstrapRatio(std::span<const double> numerator,
                                                             std::span<const double> denominator, Centre centre,
                                                             const BootstrapOptions& options,
                                                             std::string_view name = "ratio",
                                                             std::vector<double>* kept = nullptr);

}  // namespace greyscope::stats
