#pragma once

#include <string>
#include <vector>

#include "core/derivation/draft.h"

namespace greyscope::derivation {

/// The k-th smallest of what was drawn.
[[nodiscard]] Expr drawnAt(Expr place);

/// The place h = 1 + p (B - 1) of a quantile among B draws.
[[nodiscard]] Expr placeOfQuantile(Expr share, Expr count);

/// Between two neighbours of the draws: a + (h - k) (b - a).
[[nodiscard]] Expr betweenDraws(Expr place, Expr below, Expr a, Expr b);

/// The draw at or below that place, counted from 1, so that another one follows it.
[[nodiscard]] std::size_t drawBelow(Real place, std::size_t draws);

/// A quantile of draws in ascending order: its place among them, the two that are next to it, and its value. Their keys
/// are "h.", "draws." and nothing before the name.
StepValues quantileSteps(Draft& draft, const std::string& name, Expr value, Expr share, const StepValues& part,
                         const StepValues& count, const std::vector<double>& ascending);

}  // namespace greyscope::derivation
