#pragma once

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/data/roles/roles.h"

namespace greyscope::data {

/// How a table is read. Long: a column of values, and other columns that give their series and point. Wide: each
/// measured column is a series.
struct TableLayout {
    bool wide = false;
    Roles roles;
    RoleGuess guess = {};  ///< for the table read as long; empty if no column can be a measurement
    bool operator==(const TableLayout&) const = default;
};

/// Guesses the layout of a table. It is wide if it has no text columns and its first column never repeats: that column
/// is the axis, each other column a series. A first column that only counts rows or is a time stamp as text does not
/// change this, and row names also serve as the axis. A table is also wide if it has many measured columns of one unit
/// beside columns whose combinations differ in nearly every row. A table whose rows a recipe step turned into columns
/// is wide, whatever it contains. Error: cancelled.
[[nodiscard]] base::Expected<TableLayout> guessLayout(const Dataset& dataset, base::Progress& progress);

/// Whether several metrics were measured of one system, so that only the metric distinguishes series (no key columns).
[[nodiscard]] bool isKeyless(const Roles& roles);

/// Roles for reading a table as wide. Without keys (see isKeyless()) the metrics are the series; they run along the
/// settings if these distinguish the rows, else along the rows. Otherwise the factors are the first column, or the
/// columns that together distinguish the rows; every other numeric column is a series. Error: cancelled.
[[nodiscard]] base::Expected<Roles> wideRoles(const Dataset& dataset, base::Progress& progress);

}  // namespace greyscope::data
