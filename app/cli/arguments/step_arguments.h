#pragma once

#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/data/recipe/recipe.h"

namespace CLI {
class App;
}  // namespace CLI

namespace greyscope::app::cli {

/// Parses conditions of --where. A condition for a value of a column adds the value to an earlier condition on that
/// column. Error: optionUnknown if a condition cannot be parsed.
[[nodiscard]] base::Expected<std::vector<data::Filter>> filtersOf(const std::vector<std::string>& conditions,
                                                                  const std::string& option);

/// The steps applied to a table before a command uses it (--where, --except, --unpivot, ...), in the order in which
/// they are given.
class StepArguments {
public:
    void declare(CLI::App& app);

    [[nodiscard]] const data::Recipe& recipe() const { return m_recipe; }
    /// Whether a condition selects rows by this column.
    [[nodiscard]] bool haveConditionOn(const std::string& column) const;

private:
    data::Recipe m_recipe;
};

}  // namespace greyscope::app::cli
