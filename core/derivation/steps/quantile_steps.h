#pragma once

#include <string>
#include <vector>

#include "core/derivation/draft.h"

namespace greyscope::derivation {

/// Returns the symbol of the k-th smallest draw.
[[nodiscard]] Expr drawnAt(Expr place);

/// Returns h = 1 + p (B - 1), the position of a quantile among B draws.
[[nodiscard]] Expr placeOfQuantile(Expr share, Expr count);

/// Returns a + (h - k) (b - a), the interpolation between two neighbouring draws.
[[nodiscard]] Expr betweenDraws(Expr place, Expr below, Expr a, Expr b);

/// Returns the index of the draw at or below that position, counted from 1; it is never the last, unless there is only
/// one draw.
[[nodiscard]] std::size_t drawBelow(Real place, std::size_t draws);

/// Writes a quantile of ascending draws: its position, the two draws next to it, and its value. The keys are the name
/// with the prefixes "h." and "draws.", and the name itself.
StepValues quantileSteps(Draft& draft, const std::string& name, Expr value, Expr share, const StepValues& part,
                         const StepValues& count, const std::vector<double>& ascending);

}  // namespace greyscope::derivation
