#pragma once

#include <optional>
#include <vector>

namespace greyscope::replication {

/// Kendall's tau-b: how far two lists put the same things into the same order, from -1 to 1.
///   tau = (concordant - discordant) / sqrt((n0 - ties in x)(n0 - ties in y)), n0 = n (n - 1) / 2 pairs.
/// None where a list is constant or shorter than two. `x` and `y` have equal length. Source: Kendall 1945.
[[nodiscard]] std::optional<double> kendallTau(const std::vector<double>& x, const std::vector<double>& y);

}  // namespace greyscope::replication
