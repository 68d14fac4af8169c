#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "core/base/names.h"
#include "core/stats/bootstrap.h"
#include "core/stats/sample.h"

namespace greyscope::stats {

/// How the intervals of means, medians and ratios are calculated from repeats: by formula (t for a mean, interpolated
/// order statistics for a median, Fieller for a ratio), or by bootstrap (BCa, expanded for few values).
enum class IntervalMethod { t, bootstrap };
/// The names of the methods: "t", "bootstrap".
[[nodiscard]] const base::Names<IntervalMethod>& intervalMethodNames();

/// Options of an interval from repeats; `draws` is used by the bootstrap only.
struct IntervalOptions {
    IntervalMethod method = IntervalMethod::t;
    double confidence = 0.95;
    std::size_t draws = 10'000;
    bool operator==(const IntervalOptions&) const = default;
};

/// Returns the number of bootstrap draws for each of this many intervals: 10,000 for up to 1,000 intervals, then fewer,
/// but at least 1,000.
[[nodiscard]] std::size_t drawsFor(std::size_t intervals);

/// Returns the interval of the mean or median of repeats, which may be in any order. Returns nullopt for fewer than two
/// values, for values without spread, and for too few values for the order statistics of a median (six needed at 95 %).
[[nodiscard]] std::optional<Interval> repeatInterval(std::span<const double> values, Centre centre,
                                                     const IntervalOptions& options);

/// Returns the interval of the ratio of two means; by bootstrap, also of two medians. Returns nullopt for fewer than
/// two values on a side, if neither side has spread, if the denominator cannot be distinguished from 0, and for medians
/// by formula.
[[nodiscard]] std::optional<Interval> repeatRatioInterval(std::span<const double> numerator,
                                                          std::span<const double> denominator, Centre centre,
                                                          const IntervalOptions& options);

/// A bootstrap interval with its draws in ascending order.
struct DrawnInterval {
    BootstrapResult result;
    std::vector<double> draws;
};

/// Calculates the interval of repeatInterval() by bootstrap, whatever method the options state, and returns it with its
/// draws.
[[nodiscard]] std::optional<DrawnInterval> drawnRepeats(std::span<const double> values, Centre centre,
                                                        const IntervalOptions& options);
/// Calculates the interval of repeatRatioInterval() by bootstrap, whatever method the options state, and returns it
/// with its draws.
[[nodiscard]] std::optional<DrawnInterval> drawnRatio(std::span<const double> numerator,
                                                      std::span<const double> denominator, Centre centre,
                                                      const IntervalOptions& options);

}  // namespace greyscope::stats
