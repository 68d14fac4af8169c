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

/// Percentiles of the draws, or Efron's BCa: percentiles moved by the bias z0 (the share of draws below the estimate)
/// and the acceleration a (from the jackknife), for a statistic whose draws lie to one side of it.
enum class BootstrapKind { bca, percentile };

struct BootstrapOptions {
    std::size_t draws = 10'000;  ///< in [100, 1'000'000]
    std::uint64_t seed = 1;
    double confidence = 0.95;  ///< in (0, 1)
    BootstrapKind kind = BootstrapKind::bca;
    /// Percentiles further out, as t with n - 1 degrees of freedom and s with n - 1 below the line need them: without,
    /// intervals of few values are too narrow (Hesterberg 2015, 5.3).
    bool expanded = true;
    bool operator==(const BootstrapOptions&) const = default;

    /// optionOutOfRange.
    [[nodiscard]] base::Expected<void> validate() const;
};

struct BootstrapResult {
    double estimate = 0.0;
    double mean = 0.0;       ///< of the draws
    double deviation = 0.0;  ///< of the draws: the standard error
    double bias = 0.0;       ///< z0; 0 with percentiles
    double acceleration = 0.0;
    Interval interval;
    std::size_t failures = 0;  ///< draws that gave no finite number, left out
};

/// Of a resample, whose order it may change.
using Statistic = std::function<double(std::span<double>)>;

/// Draws come in blocks of a fixed size, each from base::NamedDraws of the seed and the block's number, so that they
/// are the same on any number of threads. Errors: those of the options; tooFewPoints (fewer than two values);
/// tooManyFailures (more than a tenth of the draws, or the statistic of the sample itself). Source: Efron & Tibshirani
/// 1993, 14.3; Davison & Hinkley 1997, 5.3.
/// `kept` takes the draws that were finite, in no order.
[[nodiscard]] base::Expected<BootstrapResult> bootstrap(std::span<const double> sample, const Statistic& statistic,
                                                        const BootstrapOptions& options, base::Threads threads = {},
                                                        std::vector<double>* kept = nullptr);

/// Bootstrap of indices 0..count-1, for data that are drawn together (pairs, configurations, points): the statistic
/// gets the drawn indices.
using IndexStatistic = std::function<double(std::span<const std::size_t>)>;
[[nodiscard]] base::Expected<BootstrapResult> bootstrapIndices(std::size_t count, const IndexStatistic& statistic,
                                                               const BootstrapOptions& options,
                                                               base::Threads threads = {},
                                                               std::vector<double>* kept = nullptr);

/// What a ratio of two samples is of.
enum class Centre { geometricMean, mean, median };

/// Centre of one sample by that of another, each drawn by itself. Errors as bootstrap(), and nonPositive where the
/// geometric mean is asked of values that are not above 0. `name` sets the draws of cells apart.
[[nodiscard]] base::Expected<BootstrapResult> bootstrapRatio(std::span<const double> numerator,
                                                             std::span<const double> denominator, Centre centre,
                                                             const BootstrapOptions& options,
                                                             std::string_view name = "ratio",
                                                             std::vector<double>* kept = nullptr);

}  // namespace greyscope::stats
