#pragma once

#include <QString>

#include "core/data/recipe/recipe.h"

namespace greyscope::app {

/// The content of a step of a recipe, without the name that the user gave to it.
using StepWhat = decltype(data::RecipeStep::what);

/// The texts that the recipe list shows for a step.
struct StepWords {
    QString icon;
    QString title;    ///< what the step does, "Keep rows where tasks > 1", or the name that the user gave to it
    QString caption;  ///< further details of the step
};
[[nodiscard]] StepWords stepWords(const data::RecipeStep& step);

/// Returns the name of a kind of step: "Filter".
[[nodiscard]] QString kindText(const StepWhat& what);
/// Returns a sentence that says what steps of this kind do.
[[nodiscard]] QString kindTip(const StepWhat& what);
/// Returns the words for a test in a condition: "is above".
[[nodiscard]] QString testText(data::Test test);

}  // namespace greyscope::app
