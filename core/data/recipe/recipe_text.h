#pragma once

#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/data/recipe/recipe.h"

// Recipe steps as spelled on the command line. Studies store the same text, so that there is only one parser.

namespace greyscope::data {

/// A command-line option with its value, not quoted for a shell.
struct OptionText {
    std::string option;  ///< "--where"
    std::string value;   ///< "tasks>1"
    bool operator==(const OptionText&) const = default;
};

/// A kind of step: its command-line option, the placeholder of its value in a help text, and its meaning.
struct StepOption {
    std::string option;
    std::string value;
    std::string meaning;
};
/// All kinds of steps.
[[nodiscard]] const std::vector<StepOption>& stepOptions();

/// A step as a command-line option; stepFrom() parses it.
[[nodiscard]] OptionText stepText(const RecipeStep& step);
/// Parses a step. Errors: optionUnknown if the value is not valid for the option, with the expected form;
/// patternNotUsable.
[[nodiscard]] base::Expected<RecipeStep> stepFrom(const OptionText& text);

/// Parses a condition written by filterText(). Error: optionUnknown, which names `option`.
[[nodiscard]] base::Expected<Filter> filterFrom(const std::string& text, const std::string& option);

}  // namespace greyscope::data
