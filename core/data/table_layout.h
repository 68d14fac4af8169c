#pragma once

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/data/roles/roles.h"

namespace greyscope::data {

/// How a table is divided into series. Long: a column contains the values, and other columns give the series and the
/// point of each. Wide: each measured column is a series.
struct TableLayout {
    bool wide = false;
    Roles roles;
    RoleGuess guess = {};  ///< the roles guessed for reading the table as long; empty if no column can be a measurement
    bool operator==(const TableLayout&) const = default;
};

/// Guesses whether a table is long or wide, and the roles of its columns. It is wide if it has no text columns and its
/// first column never repeats: that column is the axis, each other column a series. A first column that only counts
/// rows or contains time stamps as text does not change this, and row names also serve as the axis. A table is also
/// wide if it has many measured columns of one unit, and other columns whose combinations differ in nearly every row. A
/// table whose rows a recipe step turned into columns is wide, whatever it contains. Error: cancelled.
[[nodiscard]] base::Expected<TableLayout> guessLayout(const Dataset& dataset, base::Progress& progress);

/// Whether there are several metrics but no key columns: all rows describe one system, and only the metric
/// distinguishes series.
[[nodiscard]] bool isKeyless(const Roles& roles);

/// Returns the roles for reading a table as wide. If it has no keys (see isKeyless()), the metrics are the series;
/// their axis is the settings if these distinguish the rows, otherwise the row number. If it has keys, the axis is the
/// first column, or the columns that together distinguish the rows; every other numeric column is a series. Error:
/// cancelled.
[[nodiscard]] base::Expected<Roles> wideRoles(const Dataset& dataset, base::Progress& progress);

}  // namespace greyscope::data
