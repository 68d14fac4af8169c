#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "core/base/error.h"

namespace greyscope::stats {

/// Where a series parts into two that differ most: `index` is the first of the second part, which ends before `end`.
/// `statistic` = n m / (n + m) (2 E|X - Y| - E|X - X'| - E|Y - Y'|), the means within a part over its pairs.
struct ChangeCandidate {
    std::size_t index = 0;
    std::size_t end = 0;
    double statistic = 0.0;
};

/// Of at least four values: the largest statistic over all indices and ends, two values and more on each side; none of
/// fewer. O(n^2) steps and room.
[[nodiscard]] std::optional<ChangeCandidate> changeCandidate(std::span<const double> values);

/// First indices of the parts behind changes, ascending. A candidate counts where Student's t test of what stands
/// before and behind it in its part has a p of at most `mostP`; then both parts are searched. Error: tooManyPoints
/// above 3000. Sources: Matteson & James 2014 (E-divisive); the test instead of permutations: Fleming et al. 2023
/// (Hunter).
[[nodiscard]] base::Expected<std::vector<std::size_t>> changePoints(std::span<const double> values, double mostP);

}  // namespace greyscope::stats
