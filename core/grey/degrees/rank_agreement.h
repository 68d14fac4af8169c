#pragma once

#include <optional>
#include <span>

namespace greyscope::grey {

/// Returns stats::kendallTau() of degrees and other sums; numbers that differ by less than base::kSumRounding are ties.
[[nodiscard]] std::optional<double> kendallTau(std::span<const double> a, std::span<const double> b);

}  // namespace greyscope::grey
