#pragma once

#include "core/exercise/exercise.h"
#include "core/exercise/marking.h"

namespace greyscope::exercise {

/// An exercise in which the student looks for a mistake: a derivation with a mistake in one step. All later steps
/// follow correctly from the wrong numbers.
struct Spot {
    derivation::Derivation derivation;  ///< the derivation with the mistake
    derivation::Derivation right;
    MistakeId mistake = MistakeId::halfForgotten;
    int step = 0;            ///< index of the first wrong step
    std::vector<int> lines;  ///< wrong lines of that step
    std::vector<MistakeEffect> changes;

    /// Returns whether the mistake was made in this line. Other lines may only have wrong numbers as a consequence.
    [[nodiscard]] bool isWrong(const LineRef& line) const;
    /// Returns whether the number of this line differs from that of the right derivation.
    [[nodiscard]] bool isTouched(const LineRef& line) const;
};

/// Makes an exercise in which a mistake is to be found: the derivation of makeExercise() with a mistake chosen by the
/// seed. Errors: those of makeExercise().
[[nodiscard]] base::Expected<Spot> spotOf(const Options& options);

}  // namespace greyscope::exercise
