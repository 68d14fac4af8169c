#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "core/base/names.h"
#include "core/stats/bootstrap.h"
#include "core/stats/sample.h"

namespace greyscope::stats {

/// How repeats make an interval: by formula (t of a mean, interpolated order statistics of a median, Fieller's of a
/// ratio), or as BCa of draws, expanded for few values.
enum class IntervalMethod { t, bootstrap };
/// "t", "bootstrap".
[[nodiscard]] const base::Names<IntervalMethod>& intervalMethodNames();

/// The method, and how many draws of which seed where it draws.
struct IntervalOptions {
    IntervalMethod method = IntervalMethod::t;
    double confidence = 0.95;
    std::size_t draws = 10'000;
    bool operator==(const IntervalOptions&) const = default;
};

/// Draws for so many intervals: 10,000 of up to 1,000, fewer of more, and 1,000 at least.
[[nodiscard]] std::size_t drawsFor(std::size_t intervals);

/// Of the mean or the median of repeats, in any order. None of fewer than two values (of a median by order statistics,
/// of too few: six at 95 %) and of values without spread.
[[nodiscard]] std::optional<Interval> repeatInterval(std::span<const double> values, Centre centre,
                                                     const IntervalOptions& options);

/// Of the ratio of two means, or where it is drawn of two medians. None of fewer than two values on a side, where
/// neither side has spread, where the denominator is not told from 0, and of medians by formula.
[[nodiscard]] std::optional<Interval> repeatRatioInterval(std::span<const double> numerator,
                                                          std::span<const double> denominator, Centre centre,
                                                          const IntervalOptions& options);

/// A drawn interval with the draws that it was read off, ascending.
struct DrawnInterval {
    BootstrapResult result;
    std::vector<double> draws;
};

/// What repeatInterval() draws, whatever the method of the options.
[[nodiscard]] std::optional<DrawnInterval> drawnRepeats(std::span<const double> values, Centre centre,
                                                        const IntervalOptions& options);
/// What repeatRatioInterval() draws.
[[nodiscard]] std::optional<DrawnInterval> drawnRatio(std::span<const double> numerator,
                                                      std::span<const double> denominator, Centre centre,
                                                      const IntervalOptions& options);

}  // namespace greyscope::stats
