#pragma once

#include <optional>
#include <span>

namespace greyscope::grey {

/// Returns Kendall's tau-b of two lists of degrees or other sums, as stats::kendallTau(), except that numbers that
/// differ by less than base::kSumRounding are ties.
[[nodiscard]] std::optional<double> kendallTau(std::span<const double> a, std::span<const double> b);

}  // namespace greyscope::grey
