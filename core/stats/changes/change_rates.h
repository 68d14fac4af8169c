#pragma once

#include <cstddef>
#include <optional>

#include "core/stats/changes/compare_runs.h"

namespace greyscope::stats {

/// The false positive rate of comparisons of two runs according to simulations (bench_stats rates): the share of
/// comparisons of equal runs in which at least one cell is called changed by chance, at a level of 5 % and without a
/// margin.
struct ChangeRate {
    std::size_t repeats = 0;  ///< simulated number of repeats per side
    double times = 1.0;       ///< simulated ratio of the spreads of the two sides
    double rate = 0.0;        ///< share of the simulated comparisons in which a cell is called changed
};

/// Returns the false positive rate of the simulation that is closest to the comparison: the same test, as many repeats
/// as the tested cell with the fewest (or the next smaller simulated number), the nearest ratio of the spreads of the
/// two sides (over all tested cells), and 20 cells, or 1 cell if only one is tested or p values are not adjusted.
/// Returns nullopt if no cell is tested or the level is not 5 %.
[[nodiscard]] std::optional<ChangeRate> changeRateOf(const Comparison& comparison);

/// Returns whether a false positive rate exceeds the level of 5 % by more than a fifth, so that the verdicts need a
/// warning.
[[nodiscard]] bool exceedsLevel(const ChangeRate& rate);

/// Returns the smallest number of repeats on either side of a cell whose interval was calculated by bootstrap; 0 if
/// there is no such cell.
[[nodiscard]] std::size_t fewestDrawn(const Comparison& comparison);

}  // namespace greyscope::stats
