#pragma once

#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/data/recipe/recipe.h"

namespace CLI {
class App;
}  // namespace CLI

namespace greyscope::app::cli {

/// Parses the conditions of an option such as --where. If two conditions select a value of the same column, they are
/// joined to one condition with both values. Error: optionUnknown if a condition cannot be parsed.
[[nodiscard]] base::Expected<std::vector<data::Filter>> filtersOf(const std::vector<std::string>& conditions,
                                                                  const std::string& option);

/// The options for steps that change a table before a command uses it (--where, --except, --unpivot, ...). The steps
/// are applied in the order in which they are given.
class StepArguments {
public:
    void declare(CLI::App& app);

    [[nodiscard]] const data::Recipe& recipe() const { return m_recipe; }
    /// Whether one of the conditions selects rows by this column.
    [[nodiscard]] bool haveConditionOn(const std::string& column) const;

private:
    data::Recipe m_recipe;
};

}  // namespace greyscope::app::cli
