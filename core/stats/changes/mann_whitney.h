#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "core/base/names.h"

namespace greyscope::stats {

/// p of the three alternatives. For the exact distribution, `twoSided` is P(|U - n1 n2 / 2| >= the observed value).
/// With ties, the distribution is not symmetric; `doubled`, twice the smaller tail, is then a different value.
struct RankTest {
    double u = 0.0;  ///< pairs with x > y, plus half of the pairs with x = y
    bool ties = false;
    bool exact = false;
    double less = 1.0;     ///< x tends to be smaller than y
    double greater = 1.0;  ///< x tends to be larger than y
    double twoSided = 1.0;
    double doubled = 1.0;
};

/// Exact distribution of U over all ways to split the pooled midranks into two groups; takes O(N n1 sum of ranks)
/// steps.
[[nodiscard]] RankTest exactRankTest(std::span<const double> x, std::span<const double> y);

/// Normal approximation with variance n1 n2 / 12 (N + 1 - sum (t^3 - t) / (N (N - 1))) over ties of t values.
/// `continuity` applies the continuity correction of 1/2. p = 1 if all values are equal.
[[nodiscard]] RankTest normalRankTest(std::span<const double> x, std::span<const double> y, bool continuity);

/// When the exact distribution is used: as in R's wilcox.test (below 50 values each without ties) or as in benchstat
/// (up to 50 values each, up to 25 with ties).
enum class RankRule { r, benchstat };
/// The limits of benchstat for the number of values in each sample.
inline constexpr std::size_t kExactRanks = 50;
inline constexpr std::size_t kExactRanksWithTies = 25;

/// Returns the smallest two-sided p that these numbers of values can give: 2 divided by the number of ways to split
/// them.
[[nodiscard]] double leastRankP(std::size_t before, std::size_t after);

/// Mann-Whitney test of two samples with at least one finite value each. Sources: Mann & Whitney 1947; Streitberg &
/// Röhmel 1986.
[[nodiscard]] RankTest mannWhitney(std::span<const double> x, std::span<const double> y, RankRule rule);

}  // namespace greyscope::stats
