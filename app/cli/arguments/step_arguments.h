#pragma once

#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/data/recipe/recipe.h"

namespace CLI {
class App;
}  // namespace CLI

namespace greyscope::app::cli {

/// Conditions as --where takes them; one for a value of a column that an earlier one names widens that one.
/// optionUnknown where one is none.
[[nodiscard]] base::Expected<std::vector<data::Filter>> filtersOf(const std::vector<std::string>& conditions,
                                                                  const std::string& option);

/// The steps that a table goes through before a command takes it (--where, --except, --unpivot, ...), in the order in
/// which they are given.
class StepArguments {
public:
    void declare(CLI::App& app);

    [[nodiscard]] const data::Recipe& recipe() const { return m_recipe; }
    /// Whether a condition says which rows of this column count.
    [[nodiscard]] bool haveConditionOn(const std::string& column) const;

private:
    data::Recipe m_recipe;
};

}  // namespace greyscope::app::cli
