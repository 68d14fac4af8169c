#pragma once

#include <QString>

#include "core/data/recipe/recipe.h"

namespace greyscope::app {

/// What one step of a recipe does.
using StepWhat = decltype(data::RecipeStep::what);

/// A step as the recipe lists it.
struct StepWords {
    QString icon;
    QString title;    ///< "Keep rows where tasks > 1", or the name that somebody gave it
    QString caption;  ///< the rest of what it does
};
[[nodiscard]] StepWords stepWords(const data::RecipeStep& step);

/// What a kind of step is called: "Filter".
[[nodiscard]] QString kindText(const StepWhat& what);
/// What it does, in a sentence.
[[nodiscard]] QString kindTip(const StepWhat& what);
/// "is above"
[[nodiscard]] QString testText(data::Test test);

}  // namespace greyscope::app
