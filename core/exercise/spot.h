#pragma once

#include "core/exercise/exercise.h"
#include "core/exercise/marking.h"

namespace greyscope::exercise {

/// A derivation with a mistake in one step; all later steps follow from it correctly.
struct Spot {
    derivation::Derivation derivation;  ///< the derivation with the mistake
    derivation::Derivation right;
    MistakeId mistake = MistakeId::halfForgotten;
    int step = 0;            ///< index of the first wrong step
    std::vector<int> lines;  ///< wrong lines of that step
    std::vector<MistakeEffect> changes;

    /// Returns whether this line breaks its own rule; other lines are only wrong as a consequence.
    [[nodiscard]] bool isWrong(const LineRef& line) const;
    /// Returns whether the mistake changes the number of this line.
    [[nodiscard]] bool isTouched(const LineRef& line) const;
};

/// Returns an exercise's derivation with a mistake chosen by the seed. Errors: those of makeExercise().
[[nodiscard]] base::Expected<Spot> spotOf(const Options& options);

}  // namespace greyscope::exercise
