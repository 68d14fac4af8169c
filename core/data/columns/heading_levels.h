#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/data/dataset.h"
#include "core/data/recipe/recipe.h"
#include "core/data/roles/roles.h"
#include "core/data/table_layout.h"

namespace greyscope::data {

/// Recipe steps that turn columns into rows, and the resulting columns.
struct HeadingLevels {
    Recipe steps;
    std::string axis = {};    ///< the new column with the heading's level if it is a time, else ""
    std::string beside = {};  ///< a column that repeats `axis` in another spelling
    std::vector<std::string> values = {};
};

/// The steps that turn columns whose names are levels of one factor (see headingName()) into rows. The columns must be
/// numeric and adjacent. Either they are three or more, named by ascending numbers "1", "2", ... or by such numbers and
/// one word ("1 thr", "2 thr", "run1", "threads=4"), and end the table after other columns, at least one of them text.
/// Or they are two or more, named by years, quarters, months or dates, ascending or descending, beside any other
/// column. If the names combine years and measures ("gdp_2019", "gdp_2020", "pop_2019", "pop_2020"), each measure
/// becomes a column of values. No steps for any other table.
[[nodiscard]] HeadingLevels levelsInHeadings(const Dataset& dataset);

/// levelsInHeadings() unless the request contradicts it. No steps if `asked` or `series` names one of these columns, or
/// if all columns named in `asked` already exist in the table.
[[nodiscard]] HeadingLevels spreadHeadings(const Dataset& dataset, const Roles& asked = {},
                                           const std::vector<std::string>& series = {});

/// The default reshaping of a table: spreadHeadings(); for a table without times in its headings
/// columnsOfConfigurations() or rowsOfQuantities(), if neither roles nor one of its columns as a series are asked for.
[[nodiscard]] HeadingLevels spreadColumns(const Dataset& dataset, const TableLayout& layout, const Roles& asked = {},
                                          const std::vector<std::string>& series = {});

/// The layout of a table that these steps made: it runs along its times if it has some, and other factors become keys.
/// Rows that became series are a wide table. nullopt if the steps gave no usable table. Error: cancelled.
[[nodiscard]] base::Expected<std::optional<TableLayout>> layoutOfSpread(const Dataset& made,
                                                                        const HeadingLevels& levels,
                                                                        base::Progress& progress);

/// The step that turns the metrics of a table of configurations into rows. Such a table is wide, and its other columns
/// are three or more on/off options, each of which would be an axis of only two points. No step if the table is
/// different.
[[nodiscard]] Recipe columnsOfConfigurations(const Dataset& dataset, const Roles& wide);

/// The step that makes a series of each row, where every row measures something else: of at most `kMostQuantities` rows
/// along names of metrics, or names that tell different quantities: "Latency (ms)", "Power (W)". No step: another
/// table.
[[nodiscard]] Recipe rowsOfQuantities(const Dataset& dataset, const Roles& roles);
inline constexpr std::size_t kMostQuantities = 16;

}  // namespace greyscope::data
