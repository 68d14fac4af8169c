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

/// One change of a table. `name` is given by the user and may be empty.
struct RecipeStep {
    std::variant<Filter, ExcludeRows, Unpivot, SplitColumn, JoinTable, DeriveColumn, RowsAsSeries, RenameColumn,
                 SetCell, FillEmpty>
        what;
    std::string name = {};
    bool operator==(const RecipeStep&) const = default;
};

/// The steps applied to a table after reading, in order.
using Recipe = std::vector<RecipeStep>;

/// The result of applying a recipe to a dataset.
struct Reshaped {
    Dataset dataset;              ///< contains the account of every step and the source lines of the rows
    Dataset beforeFilters;        ///< the result before the conditions at the end of the recipe
    std::vector<Filter> filters;  ///< the conditions at the end of the recipe
};

/// Applies the steps in order. Errors: those of the failing step; the location names the step as spelled by stepText(),
/// and `applied` is set to the number of steps before it. An empty recipe returns the dataset unchanged.
[[nodiscard]] base::Expected<Reshaped> applyRecipe(const Dataset& dataset, const Recipe& recipe,
                                                   const TableReader& reader, base::Progress& progress,
                                                   std::size_t* applied = nullptr);

/// Paths of the tables that the recipe joins.
[[nodiscard]] std::vector<std::string> joinedTables(const Recipe& recipe);

}  // namespace greyscope::data
