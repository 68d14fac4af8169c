#pragma once

#include <QString>

#include "core/data/recipe/recipe.h"

namespace greyscope::app {

/// What one step of a recipe does.
using StepWhat = decltype(data::RecipeStep::what);

/// The words for a step in the recipe list.
struct StepWords {
    QString icon;
    QString title;    ///< "Keep rows where tasks > 1", or the name that the user gave the step
    QString caption;  ///< further details of the step
};
[[nodiscard]] StepWords stepWords(const data::RecipeStep& step);

/// Returns the name of a kind of step: "Filter".
[[nodiscard]] QString kindText(const StepWhat& what);
/// Returns a sentence that says what a kind of step does.
[[nodiscard]] QString kindTip(const StepWhat& what);
/// "is above"
[[nodiscard]] QString testText(data::Test test);

}  // namespace greyscope::app
