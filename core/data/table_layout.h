#pragma once

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/data/roles/roles.h"

namespace greyscope::data {

/// How a table is read: long, with a column of values and others that say whose and at what point; or wide, where each
/// measured column is a series.
struct TableLayout {
    bool wide = false;
    Roles roles;
    RoleGuess guess = {};  ///< of the table read as a long one; empty where nothing in it can be measured
    bool operator==(const TableLayout&) const = default;
};

/// A table without text columns whose first column never repeats is wide: its first column is the axis, each other one
/// a series; a first column that only counts rows, or a time stamp as text, changes nothing about that, and names of
/// the rows are an axis as well. So is a table with many measured columns of one unit beside columns that together
/// differ in nearly every row: those match cells. A table whose rows a step made columns is wide, whatever they hold.
/// Error: cancelled.
[[nodiscard]] base::Expected<TableLayout> guessLayout(const Dataset& dataset, base::Progress& progress);

/// Whether several things were measured of one system: nothing but them tells series apart.
[[nodiscard]] bool isKeyless(const Roles& roles);

/// Roles of a table that is to be wide. Of a keyless one what was measured are the series (metrics), along what was set
/// where that tells the rows apart, else row by row; of others the first column, or those that together tell the rows
/// apart, are the factors, and every other numeric one is a series. Error: cancelled.
[[nodiscard]] base::Expected<Roles> wideRoles(const Dataset& dataset, base::Progress& progress);

}  // namespace greyscope::data
