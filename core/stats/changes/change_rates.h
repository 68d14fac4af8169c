#pragma once

#include <cstddef>
#include <optional>

#include "core/stats/changes/compare_runs.h"

namespace greyscope::stats {

/// How often equal runs are told apart, simulated (bench_stats rates): a comparison in which a cell is called changed
/// by chance, at a level of 5 % and without a margin.
struct ChangeRate {
    std::size_t repeats = 0;  ///< a side
    double times = 1.0;       ///< as much one side scatters as the other, as simulated
    double rate = 0.0;        ///< share of the comparisons
};

/// That of the fewest repeats of a tested cell, of the spreads that the cells show together, and of one cell or of
/// twenty. None where no cell is tested, or the level is not 5 %.
[[nodiscard]] std::optional<ChangeRate> changeRateOf(const Comparison& comparison);

/// Whether it exceeds the level by more than a fifth: then the verdicts need it said.
[[nodiscard]] bool exceedsLevel(const ChangeRate& rate);

/// The fewest repeats on a side of any cell whose interval was drawn; 0 where none was.
[[nodiscard]] std::size_t fewestDrawn(const Comparison& comparison);

}  // namespace greyscope::stats
