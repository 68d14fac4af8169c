#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "core/base/names.h"

namespace greyscope::stats {

/// p of the three alternatives. `twoSided` of the exact distribution is P(|U - n1 n2 / 2| >= that observed); with ties
/// that distribution is not symmetric, and twice the smaller tail, `doubled`, is another reading.
struct RankTest {
    double u = 0.0;  ///< pairs with x > y, half of those that are equal
    bool ties = false;
    bool exact = false;
    double less = 1.0;     ///< x tends to be smaller than y
    double greater = 1.0;  ///< x tends to be larger
    double twoSided = 1.0;
    double doubled = 1.0;
};

/// Exact distribution of U over all ways to part the pooled midranks: O(N n1 sum of ranks) steps.
[[nodiscard]] RankTest exactRankTest(std::span<const double> x, std::span<const double> y);

/// Normal approximation with variance n1 n2 / 12 (N + 1 - sum (t^3 - t) / (N (N - 1))) over ties of t values, and
/// the correction of 1/2 for continuity where `continuity` is set. p = 1 where all values are equal.
[[nodiscard]] RankTest normalRankTest(std::span<const double> x, std::span<const double> y, bool continuity);

/// Which of the two: as R's wilcox.test (exact below 50 values each without ties) or as benchstat (exact up to 50
/// values each, up to 25 with ties).
enum class RankRule { r, benchstat };
/// So many values each of benchstat's.
inline constexpr std::size_t kExactRanks = 50;
inline constexpr std::size_t kExactRanksWithTies = 25;

/// The least two-sided p that so many values on each side can give: 2 of all ways to part them.
[[nodiscard]] double leastRankP(std::size_t before, std::size_t after);

/// Mann & Whitney's test of two samples of at least one finite value each. Sources: Mann & Whitney 1947; Streitberg &
/// Röhmel 1986.
[[nodiscard]] RankTest mannWhitney(std::span<const double> x, std::span<const double> y, RankRule rule);

}  // namespace greyscope::stats
