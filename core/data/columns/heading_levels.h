#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/data/dataset.h"
#include "core/data/recipe/recipe.h"
#include "core/data/roles/roles.h"
#include "core/data/table_layout.h"

namespace greyscope::data {

/// Steps that make rows of columns, and what these are then.
struct HeadingLevels {
    Recipe steps;
    std::string axis = {};    ///< the column that tells them apart, where it is a time
    std::string beside = {};  ///< one that says it again
    std::vector<std::string> values = {};
};

/// The steps that make rows of columns whose names are levels of one factor (headingName()): three or more columns of
/// numbers beside each other, called by ascending numbers as "1", "2", ..., or by such numbers and one word ("1 thr",
/// "2 thr", "run1", "threads=4"), that end the table behind others at least one of which holds text; or two or more by
/// years, quarters, months or dates, ascending or descending, beside any other. Of years with what was measured
/// ("gdp_2019", "gdp_2020", "pop_2019", "pop_2020") each of these is a column of values. No step: another table.
[[nodiscard]] HeadingLevels levelsInHeadings(const Dataset& dataset);

/// levelsInHeadings() where nobody asked otherwise: none where one of `asked` is one of the columns, or something
/// measured or measured along that is no column once they are rows.
[[nodiscard]] HeadingLevels spreadHeadings(const Dataset& dataset, const Roles& asked = {},
                                           const std::vector<std::string>& series = {});

/// spreadHeadings(), and of another table, without times in its headings, columnsOfConfigurations() or
/// rowsOfQuantities(), where neither roles nor one of its columns as a series are asked for: what a table becomes where
/// nobody says otherwise.
[[nodiscard]] HeadingLevels spreadColumns(const Dataset& dataset, const TableLayout& layout, const Roles& asked = {},
                                          const std::vector<std::string>& series = {});

/// How a table that such steps made is to be read: along its times where it has some; other factors become keys then.
/// Rows that became series are a wide table. nullopt: they won nothing. Error: cancelled.
[[nodiscard]] base::Expected<std::optional<TableLayout>> layoutOfSpread(const Dataset& made,
                                                                        const HeadingLevels& levels,
                                                                        base::Progress& progress);

/// The step that makes rows of what was measured of configurations: of a wide table whose other columns are all options
/// that are on or off, three or more, any of which as an axis would have two points. No step: another table.
[[nodiscard]] Recipe columnsOfConfigurations(const Dataset& dataset, const Roles& wide);

/// The step that makes a series of each row, where every row measures something else: of at most `kMostQuantities` rows
/// along names of metrics, or names that tell different quantities: "Latency (ms)", "Power (W)". No step: another
/// table.
[[nodiscard]] Recipe rowsOfQuantities(const Dataset& dataset, const Roles& roles);
inline constexpr std::size_t kMostQuantities = 16;

}  // namespace greyscope::data
