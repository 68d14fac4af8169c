#pragma once

#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/data/recipe/recipe.h"

// The steps of a recipe as the command line spells them. Studies store them in the same words, so that there is one
// parser.

namespace greyscope::data {

/// An option of the command line with its value, not quoted for a shell.
struct OptionText {
    std::string option;  ///< "--where"
    std::string value;   ///< "tasks>1"
    bool operator==(const OptionText&) const = default;
};

/// A kind of step: the option that makes one, what stands for its value in a help text, and what it does.
struct StepOption {
    std::string option;
    std::string value;
    std::string meaning;
};
/// Every kind once.
[[nodiscard]] const std::vector<StepOption>& stepOptions();

/// stepFrom() reads back what this writes.
[[nodiscard]] OptionText stepText(const RecipeStep& step);
/// optionUnknown where the value is none of this option, with what it takes; patternNotUsable.
[[nodiscard]] base::Expected<RecipeStep> stepFrom(const OptionText& text);

/// A condition as filterText() writes it; optionUnknown, naming `option`.
[[nodiscard]] base::Expected<Filter> filterFrom(const std::string& text, const std::string& option);

}  // namespace greyscope::data
