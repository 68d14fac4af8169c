#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/parallel.h"
#include "core/base/progress.h"
#include "core/data/dataset.h"
#include "core/data/series/series_table.h"
#include "core/grey/degrees/relation.h"
#include "core/stats/sample.h"

namespace greyscope::grey {

/// Options of the intervals of degrees: number of draws, seed and confidence.
struct DegreeDraws {
    std::size_t draws = 1000;  ///< number of draws, in [100, 100'000]
    std::uint64_t seed = 1;
    double confidence = 0.95;  ///< confidence of the intervals, in (0, 1)
    bool operator==(const DegreeDraws&) const = default;
    /// Checks the options. Error: optionOutOfRange (draws or confidence outside their range).
    [[nodiscard]] base::Expected<void> validate() const;
};

/// The uncertainty of one degree, estimated from the repeats of the measurements.
struct DegreeInterval {
    std::string name;
    double degree = 0.0;
    double corrected = 0.0;  ///< median of the draws, which corrects for the lowering effect of noise
    double deviation = 0.0;  ///< standard deviation of the draws
    /// Interval of the degree, within [0, 1]. nullopt if M = 0 in too many draws: the series cannot be distinguished
    /// from the reference.
    std::optional<stats::Interval> interval;
    double rankHolds = 0.0;  ///< share of the draws in which the series keeps its rank
};

/// Returns how often 95 % intervals of a degree contain the degree of the true means, according to simulations: the
/// lowest and the highest share over the settings of bench_stats (at least `repeats` repeats, a scatter of 1 to 10 %, 5
/// to 20 points). The share is lowest where each pair has its own extrema and curves equal the reference up to a point
/// and differ from there on. Returns nullopt for images that were not simulated.
[[nodiscard]] std::optional<SimulatedShare> simulatedShareOf(const RelationOptions& options, std::size_t repeats);
/// Returns how often reported ranks are the ranks of the true means, according to simulations. A rank is reported if
/// the series keeps it in over 80 % of the draws. On average, series keep reported ranks in 97 % of the draws, or in 92
/// % with extrema per pair. Returns nullopt for images that were not simulated.
[[nodiscard]] std::optional<SimulatedShare> simulatedRanksOf(const RelationOptions& options);

/// The intervals of all degrees, and how certain the ranks are.
struct DegreeIntervals {
    DegreeDraws options;
    std::vector<DegreeInterval> degrees;  ///< in the order of the comparative series
    double orderHolds = 0.0;              ///< share of the draws in which all series keep their ranks
    std::size_t values = 0;               ///< number of values of the reference and the comparative series
    std::size_t repeated = 0;             ///< number of values with repeats; the others are taken as exact
    std::size_t fewest = 0, most = 0;     ///< smallest and largest number of repeats of a repeated value

    /// Returns the number of degrees that lie below their interval, because noise lowers them most.
    [[nodiscard]] std::size_t lowered() const;
};

/// Estimates intervals for the degrees of the true means, and how certain the ranks are, from the repeats of the
/// values.
///
/// Noise pulls curves apart. Measured degrees are therefore lower than those of the true means, and degrees of
/// resampled data are lower still, so that their plain percentiles miss. Each draw instead estimates the curves without
/// noise (empirical Bayes):
/// - The noise e is the change of the images when repeats are drawn with replacement. The deviation of their mean or
///   median is multiplied by sqrt(n / (n - 1)).
/// - Of the differences d from the reference, the share c = max(0, 1 - |e'|^2 / |d|^2) is not noise. The draw is c d +
///   sqrt(c) e.
/// - If c is small, the shape of d over the points is uncertain. |d| is therefore raised to the power exp(z (1 - c^3)),
///   z normal, and rescaled to the same length.
/// - In every second draw, points with |d(k)| < 2 |e''(k)| are set equal to the reference.
/// - e, e' and e'' are drawn independently.
///
/// Intervals are percentiles of the degrees of these curves. The percentiles lie as far out as those of Student's t
/// with Satterthwaite's degrees of freedom, because the two values with the largest difference, on which all
/// coefficients depend, have few repeats. With more than 200 repeats, the mean itself is drawn from a normal
/// distribution with its standard error, and the median is taken at a normally drawn rank. A mean of repeats that were
/// already aggregated in the input is drawn like a mean of many. For degrees of areas, the interval is that of the
/// signed difference of areas about the measured one, converted to degrees. Sources: Efron & Morris 1973; Satterthwaite
/// 1946.
///
/// Returns nullopt if no value has repeats, if repeats are not aggregated as mean or median, or for a degree without
/// intervals (RelationDegree::hasIntervals()). Errors: those of
/// relate() and of the options; tooManyPoints (draws x values above 2e9, draws x series above 1e8); tooManyFailures
/// (the degrees are not defined in more than a tenth of the draws); cancelled. The result does not depend on the number
/// of threads.
[[nodiscard]] base::Expected<std::optional<DegreeIntervals>> degreeIntervals(
    const data::Dataset& dataset, const data::SeriesTable& table, std::size_t reference,
    const std::vector<std::size_t>& compared, const RelationOptions& options, const DegreeDraws& how,
    base::Threads threads, base::Progress& progress);

}  // namespace greyscope::grey
