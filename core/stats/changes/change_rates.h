#pragma once

#include <cstddef>
#include <optional>

#include "core/stats/changes/compare_runs.h"

namespace greyscope::stats {

/// How often equal runs are found to differ in simulations (bench_stats rates): the share of comparisons in which at
/// least one cell is called changed by chance, at a level of 5 % and without a margin.
struct ChangeRate {
    std::size_t repeats = 0;  ///< repeats per side
    double times = 1.0;       ///< simulated ratio of the spreads of the two sides
    double rate = 0.0;        ///< share of the comparisons
};

/// Returns the simulated rate for the smallest number of repeats of any tested cell, the ratio of spreads of the cells
/// together, and one cell or twenty. Returns nullopt if no cell is tested or the level is not 5 %.
[[nodiscard]] std::optional<ChangeRate> changeRateOf(const Comparison& comparison);

/// Returns whether the rate exceeds the level by more than a fifth, so that the verdicts need a warning.
[[nodiscard]] bool exceedsLevel(const ChangeRate& rate);

/// Returns the smallest number of repeats on a side of any cell with a drawn interval, or 0 if there is none.
[[nodiscard]] std::size_t fewestDrawn(const Comparison& comparison);

}  // namespace greyscope::stats
