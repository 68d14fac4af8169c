#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/data/dataset.h"
#include "core/data/roles/roles.h"

namespace greyscope::data {

/// One table to be stacked, and the roles of its columns.
struct StackPart {
    std::string source;  ///< name of the table, which identifies its rows in the stack
    Dataset dataset;
    Roles roles;
    bool wide = false;   ///< the table is wide: each of its metrics is a series
    std::string metric;  ///< name of the chosen metric of a long table; empty = the first metric
};

/// A conversion made for the stack: numbers of `column` were multiplied by `factor` to convert them from the unit
/// `from` to the unit `to` of the stack.
struct UnitChange {
    std::string column, from, to;
    double factor = 1.0;
    bool operator==(const UnitChange&) const = default;
};

/// What was done to one table to stack it.
struct StackAccount {
    std::string source;
    std::size_t rows = 0;  ///< number of rows of the table; all are in the stack
    std::vector<UnitChange> converted;
    /// Columns without a unit, which are assumed to have the unit that the column has in the stack.
    std::vector<std::string> unitAssumed;
    std::vector<std::string> leftOut;  ///< names of the columns of the table that are not in the stack
    std::size_t times = 1;  ///< how often each row is in the stack: once per series for a wide table, otherwise 1
    bool operator==(const StackAccount&) const = default;
};

/// A table made by stacking tables below each other. Its first key names the table that a row comes from, so that
/// series are called "table:name". The line of a row refers to the file of that table.
struct Stack {
    Dataset dataset;
    Roles roles;
    std::string metric;
    bool equalLayout = false;  ///< whether the tables have the same columns with roles, see equalLayouts()
    std::vector<StackAccount> parts;
};

/// Returns the column of `dataset` that corresponds to the column `wanted` of another table: it has the same name, or
/// the same name apart from a convertible unit. Null if there is none.
[[nodiscard]] const Column* counterpart(const Column& wanted, const Dataset& dataset);

/// Whether two tables have the same columns with roles; the names may differ in convertible units. Tables written by
/// one program have equal layouts. Wide tables never have, since their series are columns.
[[nodiscard]] bool equalLayouts(const StackPart& a, const StackPart& b);

/// Stacks tables below each other. Tables of equal layout are stacked column by column; a column without a role that a
/// table lacks is empty in its rows. With different layouts the stack contains the series, the factors that all tables
/// share and the chosen metrics as one column; a factor that not all share becomes a key, so that no row is lost. Units
/// are those of the first table; the others are converted. Errors: noSharedFactor; unitsDiffer if units measure
/// different quantities; noNumericColumn if a table has no metric; cancelled.
[[nodiscard]] base::Expected<Stack> stack(const std::vector<StackPart>& parts, base::Progress& progress);

}  // namespace greyscope::data
