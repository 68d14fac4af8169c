#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/data/dataset.h"
#include "core/data/recipe/recipe.h"
#include "core/data/roles/roles.h"
#include "core/data/table_layout.h"

namespace greyscope::data {

/// Recipe steps that reshape a table whose column headings are levels of a factor, and the names of the columns that
/// result.
struct HeadingLevels {
    Recipe steps;
    std::string axis = {};    ///< the new column with the levels, if these are times; otherwise empty
    std::string beside = {};  ///< the new column that repeats the levels in another spelling, such as "YR2012" for
                              ///< 2012; empty if there is none
    std::vector<std::string> values = {};  ///< the new columns with the values, one for each measure
    /// Whether the levels are settings or repetitions, by their name or unit or because they do not just count 1, 2, 3.
    bool areSettings = false;
};

/// Returns the steps that turn columns named by levels of one factor (see headingName()) into rows; no steps if there
/// are no such columns. The columns must be numeric and adjacent, and there are two cases. (1) Three or more columns
/// are named by ascending numbers, alone or with a word ("1 thr", "2 thr", "run1", "threads=4"). They must be the last
/// ones of the table, and a column before them must be text. (2) Two or more columns are named by years, quarters,
/// months or dates, ascending or descending, and there are other columns. If the names combine years and measures
/// ("gdp_2019", "gdp_2020", "pop_2019", "pop_2020"), each measure becomes a column of values.
[[nodiscard]] HeadingLevels levelsInHeadings(const Dataset& dataset);

/// Returns levelsInHeadings(), unless the user asked for something that needs the table as it is. No steps if `asked`
/// or `series` names one of the columns that would become rows. No steps either if the table already has all columns
/// named in `asked`.
[[nodiscard]] HeadingLevels spreadHeadings(const Dataset& dataset, const Roles& asked = {},
                                           const std::vector<std::string>& series = {});

/// Returns the steps by which a table is reshaped by default. These are the steps of spreadHeadings(), in a wide table
/// only if the levels are times or settings; otherwise those of rowsOfQuantities() or columnsOfConfigurations(). The
/// latter two are used only if the user asked neither for roles nor for a column as a series.
[[nodiscard]] HeadingLevels spreadColumns(const Dataset& dataset, const TableLayout& layout, const Roles& asked = {},
                                          const std::vector<std::string>& series = {});

/// Returns the layout of the table `made` by the steps of `levels`. If the levels are times, they are the axis, and
/// other factors become keys. If rows became series, the table is wide. nullopt if the steps did not give a usable
/// table. Error: cancelled.
[[nodiscard]] base::Expected<std::optional<TableLayout>> layoutOfSpread(const Dataset& made,
                                                                        const HeadingLevels& levels,
                                                                        base::Progress& progress);

/// Returns the step that turns the metrics of a table of configurations into rows; no step for any other table. A table
/// of configurations is wide, and its other columns are many on/off options (kManyOptions or more). Each option would
/// be an axis of only two points.
[[nodiscard]] Recipe columnsOfConfigurations(const Dataset& dataset, const Roles& wide);

/// Returns the step that makes each row a series, for a table in which each row is a different quantity; no step for
/// any other table. The text column that names the rows must contain names of metrics, or names with different
/// quantities: "Latency (ms)", "Power (W)". The table has at most kMostQuantities rows.
[[nodiscard]] Recipe rowsOfQuantities(const Dataset& dataset, const Roles& roles);
/// Maximum number of rows of a table that rowsOfQuantities() reshapes.
inline constexpr std::size_t kMostQuantities = 16;

}  // namespace greyscope::data
