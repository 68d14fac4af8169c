#pragma once

#include <string>
#include <vector>

#include "core/derivation/draft.h"

namespace greyscope::derivation {

/// Returns the symbol of the k-th smallest draw, x*(k), where k is `place`.
[[nodiscard]] Expr drawnAt(Expr place);

/// Returns the formula h = 1 + p (B - 1): the position of the quantile p = `share` among B = `count` sorted draws.
[[nodiscard]] Expr placeOfQuantile(Expr share, Expr count);

/// Returns the formula a + (h - k) (b - a): the interpolation at position h = `place` between the draw a at k = `below`
/// and the next draw b.
[[nodiscard]] Expr betweenDraws(Expr place, Expr below, Expr a, Expr b);

/// Returns the index, from 1, of the sorted draw at or below the position `place`. It is never the last draw, unless
/// there is only one, so that a next draw exists.
[[nodiscard]] std::size_t drawBelow(Real place, std::size_t draws);

/// Writes a quantile of ascending draws: its position, the two draws next to it, and its value. The keys of the steps
/// are `name` with the prefix "h.", `name` with the prefix "draws.", and `name`.
StepValues quantileSteps(Draft& draft, const std::string& name, Expr value, Expr share, const StepValues& part,
                         const StepValues& count, const std::vector<double>& ascending);

}  // namespace greyscope::derivation
