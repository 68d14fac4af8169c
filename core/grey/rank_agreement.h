#pragma once

#include <optional>
#include <span>

namespace greyscope::grey {

/// Kendall's tau-b of two lists of equal length: the share of pairs in the same order less that in the opposite one, in
/// [-1, 1]; ties count for neither and shorten the list in which they stand; numbers that differ by less than
/// base::kSumRounding are ties. Nothing where one list is all ties.
/// Source: Kendall 1945.
[[nodiscard]] std::optional<double> kendallTau(std::span<const double> a, std::span<const double> b);

}  // namespace greyscope::grey
