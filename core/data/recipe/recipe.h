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

/// One step of a recipe: a change of a table, such as a filter or a new column. The user may give it a `name`,
/// otherwise that is empty.
struct RecipeStep {
    std::variant<Filter, ExcludeRows, Unpivot, SplitColumn, JoinTable, DeriveColumn, RowsAsSeries, RenameColumn,
                 SetCell, FillEmpty>
        what;
    std::string name = {};
    bool operator==(const RecipeStep&) const = default;
};

/// The steps that are applied to a table after reading, in order.
using Recipe = std::vector<RecipeStep>;

/// The result of applying a recipe to a dataset.
struct Reshaped {
    Dataset dataset;        ///< the resulting table, with the row account of every step and the source line of each row
    Dataset beforeFilters;  ///< the table before the filter conditions at the end of the recipe were applied
    std::vector<Filter> filters;  ///< the filter conditions at the end of the recipe
};

/// Applies the steps of a recipe to a dataset, in order; an empty recipe returns the dataset unchanged. `applied`, if
/// not null, is set to the number of steps that succeeded. Errors: those of the step that fails, whose text
/// (stepText()) is in the location of the error; optionOutOfRange for more than 1000 steps.
[[nodiscard]] base::Expected<Reshaped> applyRecipe(const Dataset& dataset, const Recipe& recipe,
                                                   const TableReader& reader, base::Progress& progress,
                                                   std::size_t* applied = nullptr);

/// Returns the paths of the files that the join steps of a recipe read.
[[nodiscard]] std::vector<std::string> joinedTables(const Recipe& recipe);

}  // namespace greyscope::data
