#pragma once

#include "core/exercise/exercise.h"
#include "core/exercise/marking.h"

namespace greyscope::exercise {

/// A derivation that is wrong in one step, and right in all that follows from it.
struct Spot {
    derivation::Derivation derivation;  ///< as somebody wrote it
    derivation::Derivation right;
    MistakeId mistake = MistakeId::halfForgotten;
    int step = 0;            ///< the first wrong one
    std::vector<int> lines;  ///< of it that are wrong
    std::vector<MistakeEffect> changes;

    /// Whether this line is one that breaks its rule; others are wrong by it alone.
    [[nodiscard]] bool isWrong(const LineRef& line) const;
    /// Whether the number of this line is another one than without the mistake.
    [[nodiscard]] bool isTouched(const LineRef& line) const;
};

/// A mistake of the seed in an exercise's derivation; it can be seen in every line that it touches.
[[nodiscard]] base::Expected<Spot> spotOf(const Options& options);

}  // namespace greyscope::exercise
