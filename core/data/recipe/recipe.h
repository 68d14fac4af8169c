#pragma once

#include <cstddef>
#include <string>
#include <variant>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/data/dataset.h"
#include "core/data/recipe/filter.h"
#include "core/data/recipe/steps/derive_column.h"
#include "core/data/recipe/steps/fill_empty.h"
#include "core/data/recipe/steps/join_table.h"
#include "core/data/recipe/steps/keep_rows.h"
#include "core/data/recipe/steps/rename_column.h"
#include "core/data/recipe/steps/rows_as_series.h"
#include "core/data/recipe/steps/set_cell.h"
#include "core/data/recipe/steps/split_column.h"
#include "core/data/recipe/steps/unpivot.h"

namespace greyscope::data {

/// One change of a table. `name` is what somebody calls it; empty: what it does says enough.
struct RecipeStep {
    std::variant<Filter, ExcludeRows, Unpivot, SplitColumn, JoinTable, DeriveColumn, RowsAsSeries, RenameColumn,
                 SetCell, FillEmpty>
        what;
    std::string name = {};
    bool operator==(const RecipeStep&) const = default;
};

/// What is done with a table after it was read, in this order.
using Recipe = std::vector<RecipeStep>;

/// What a recipe makes of a dataset.
struct Reshaped {
    Dataset dataset;              ///< with the account of every step, and the lines of its rows
    Dataset beforeFilters;        ///< the same without the conditions that end the recipe
    std::vector<Filter> filters;  ///< these conditions
};

/// Applies the steps in order. An error is that of the step that fails; its place names the step as the command line
/// spells it (stepText), and `applied` counts those before it. Without a step the dataset comes back as it is.
[[nodiscard]] base::Expected<Reshaped> applyRecipe(const Dataset& dataset, const Recipe& recipe,
                                                   const TableReader& reader, base::Progress& progress,
                                                   std::size_t* applied = nullptr);

/// Tables that the recipe joins, by their path.
[[nodiscard]] std::vector<std::string> joinedTables(const Recipe& recipe);

}  // namespace greyscope::data
