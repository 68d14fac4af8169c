#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "core/base/names.h"

namespace greyscope::stats {

/// The result of a Mann-Whitney test: U, and p for three alternatives. With the exact distribution, `twoSided` is the
/// probability that |U - n1 n2 / 2| is at least the observed value. With ties, the distribution is not symmetric;
/// `doubled`, twice the smaller tail, is then a different value.
struct RankTest {
    double u = 0.0;  ///< pairs with x > y, plus half of the pairs with x = y
    bool ties = false;
    bool exact = false;
    double less = 1.0;     ///< p for the alternative that x tends to be smaller than y
    double greater = 1.0;  ///< p for the alternative that x tends to be larger than y
    double twoSided = 1.0;
    double doubled = 1.0;
};

/// Calculates the Mann-Whitney test by the exact distribution of U, over all ways to split the pooled midranks into two
/// groups. Takes O(N n1 sum of ranks) steps.
[[nodiscard]] RankTest exactRankTest(std::span<const double> x, std::span<const double> y);

/// Calculates the Mann-Whitney test by the normal approximation, with variance n1 n2 / 12 (N + 1 - sum (t^3 - t) / (N
/// (N - 1))) over ties of t values. `continuity`: the continuity correction of 1/2 is applied. p = 1 if all values are
/// equal.
[[nodiscard]] RankTest normalRankTest(std::span<const double> x, std::span<const double> y, bool continuity);

/// When mannWhitney() uses the exact distribution: as in R's wilcox.test (below 50 values each without ties) or as in
/// benchstat (up to 50 values each, up to 25 with ties).
enum class RankRule { r, benchstat };
/// Largest number of values in each sample for which benchstat uses the exact distribution.
inline constexpr std::size_t kExactRanks = 50;
/// The same limit if there are ties.
inline constexpr std::size_t kExactRanksWithTies = 25;

/// Returns the smallest two-sided p that a Mann-Whitney test can give for these numbers of values: 2 divided by the
/// number of ways to split them.
[[nodiscard]] double leastRankP(std::size_t before, std::size_t after);

/// Calculates the Mann-Whitney test of two samples with at least one finite value each, with the distribution that
/// `rule` states. Sources: Mann & Whitney 1947; Streitberg & Röhmel 1986.
[[nodiscard]] RankTest mannWhitney(std::span<const double> x, std::span<const double> y, RankRule rule);

}  // namespace greyscope::stats
