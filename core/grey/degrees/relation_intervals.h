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

struct DegreeDraws {
    std::size_t draws = 1000;  ///< in [100, 100'000]
    std::uint64_t seed = 1;
    double confidence = 0.95;  ///< in (0, 1)
    bool operator==(const DegreeDraws&) const = default;
    /// optionOutOfRange.
    [[nodiscard]] base::Expected<void> validate() const;
};

/// What the repeats say of one degree.
struct DegreeInterval {
    std::string name;
    double degree = 0.0;
    double corrected = 0.0;  ///< middle of the draws: without what noise takes off the degree
    double deviation = 0.0;  ///< of the draws
    /// Inside [0, 1]. None where too many draws leave no largest difference M to measure by: the series of its scope
    /// are not told from the reference.
    std::optional<stats::Interval> interval;
    double rankHolds = 0.0;  ///< share of the draws in which the series has the rank that it has
};

/// What share of simulated 95 % intervals held the degree of the true means, from the least to the most of the settings
/// that bench_stats goes through: so many repeats at least, a scatter of 1 to 10 %, 5 to 20 points. Least where curves
/// are equal to the reference up to a point and apart from there, and each pair has extrema of its own. None of images
/// that it does not go through.
[[nodiscard]] std::optional<SimulatedShare> simulatedShareOf(const RelationOptions& options, std::size_t repeats);
/// What share of the ranks that were said to hold in over 80 % of the draws (in 97 % on the mean, with extrema of each
/// pair in 92 %) were those of the true means, in simulations of the same tables. None of the same images.
[[nodiscard]] std::optional<SimulatedShare> simulatedRanksOf(const RelationOptions& options);

struct DegreeIntervals {
    DegreeDraws options;
    std::vector<DegreeInterval> degrees;  ///< in the order of the comparative series
    double orderHolds = 0.0;              ///< share of the draws in which all have their ranks
    std::size_t values = 0;               ///< of these series,
    std::size_t repeated = 0;             ///< of which so many have repeats; the others are taken as exact
    std::size_t fewest = 0, most = 0;     ///< repeats of one of these

    /// Degrees that lie below their interval: noise takes so much off them.
    [[nodiscard]] std::size_t lowered() const;
};

/// Intervals of the degrees of the true means from the repeats of their values, and how sure the ranks are.
///
/// Noise pulls curves apart, so that measured degrees lie below those of the true means, and degrees of noisy draws
/// further below: percentiles of these miss. Draws are therefore of what the curves may be without the noise, as an
/// empirical Bayes estimate has it. Noise e is what drawn repeats (with replacement, the deviation of their mean or
/// median times sqrt(n / (n - 1))) do to the images; of the differences d of a series with the reference, the share
/// c = max(0, 1 - |e'|^2 / |d|^2) is no noise, and a draw is c d + sqrt(c) e. How the differences lie over the points
/// is little known where c is small, so |d| is raised to the power exp(z (1 - c^3)), z normal, at the same length; and
/// in every second draw points with |d(k)| < 2 |e''(k)| are equal to the reference. Each of e, e' and e'' is drawn
/// anew. Intervals are percentiles of the degrees of these curves, as far out as t with Satterthwaite's degrees of
/// freedom is: the two values with the largest difference, which all is measured by, have few repeats. Of more than 200
/// repeats the mean itself is drawn, normal with their standard error, or the median, at a normal place among them; so
/// is the mean of repeats that were summed up before they arrived. Of degrees of areas the interval is of the
/// difference of areas with its sign, which noise moves to either side, about the measured one, and is carried over to
/// the degree. Sources: Efron & Morris 1973; Satterthwaite 1946.
///
/// None where no value has repeats, or where they are combined neither as mean nor as median. Errors: those of relate()
/// and of the options; tooManyPoints (draws x values above 2e9, draws x series above 1e8); tooManyFailures (a degree is
/// not defined in over a tenth of the draws); cancelled. The same on any number of threads.
[[nodiscard]] base::Expected<std::optional<DegreeIntervals>> degreeIntervals(
    const data::Dataset& dataset, const data::SeriesTable& table, std::size_t reference,
    const std::vector<std::size_t>& compared, const RelationOptions& options, const DegreeDraws& how,
    base::Threads threads, base::Progress& progress);

}  // namespace greyscope::grey
