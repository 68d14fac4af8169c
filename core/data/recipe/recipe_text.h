#pragma once

#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/data/recipe/recipe.h"

// Conversion of recipe steps to text and back. The text is that of the command line; studies store the same text, so
// that there is only one parser.

namespace greyscope::data {

/// A command-line option with its value, not quoted for a shell.
struct OptionText {
    std::string option;  ///< name of the option, such as "--where"
    std::string value;   ///< value of the option, such as "tasks>1"
    bool operator==(const OptionText&) const = default;
};

/// A kind of recipe step, for a help text: its command-line option, the placeholder of the option's value, and its
/// meaning.
struct StepOption {
    std::string option;
    std::string value;
    std::string meaning;
};
/// Returns all kinds of recipe steps.
[[nodiscard]] const std::vector<StepOption>& stepOptions();

/// Returns a recipe step as a command-line option, which stepFrom() parses.
[[nodiscard]] OptionText stepText(const RecipeStep& step);
/// Parses a recipe step from a command-line option. Errors: optionUnknown if the value is not valid for the option,
/// with the expected form; patternNotUsable.
[[nodiscard]] base::Expected<RecipeStep> stepFrom(const OptionText& text);

/// Parses a condition in the form of filterText(). Error: optionUnknown, which names `option`.
[[nodiscard]] base::Expected<Filter> filterFrom(const std::string& text, const std::string& option);

}  // namespace greyscope::data
