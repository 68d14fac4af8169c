#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/data/dataset.h"
#include "core/data/roles/roles.h"

namespace greyscope::data {

/// A table that is to stand below others, and what its columns mean.
struct StackPart {
    std::string source;  ///< what its rows are told apart by
    Dataset dataset;
    Roles roles;
    bool wide = false;   ///< every metric is a series
    std::string metric;  ///< the chosen one of a long table; empty: its first
};

/// A column of a part that was multiplied into the unit of the column that it stands in.
struct UnitChange {
    std::string column, from, to;
    double factor = 1.0;
    bool operator==(const UnitChange&) const = default;
};

/// What became of a part.
struct StackAccount {
    std::string source;
    std::size_t rows = 0;  ///< of the part, which all are in the stack
    std::vector<UnitChange> converted;
    /// Columns without a unit, read in that of the column that they stand in.
    std::vector<std::string> unitAssumed;
    std::vector<std::string> leftOut;  ///< columns that have no place in the stack
    std::size_t times = 1;             ///< columns of a wide part, for each of which its rows stand in the stack
    bool operator==(const StackAccount&) const = default;
};

/// Tables below each other as one, whose first key says which of them a row is of: series are called "part:name". Rows
/// have a line in the file of their part.
struct Stack {
    Dataset dataset;
    Roles roles;
    std::string metric;
    bool equalLayout = false;  ///< the parts agree in all columns that have a role
    std::vector<StackAccount> parts;
};

/// The column of `dataset` that means what `wanted` does: of its name, or of the same name but for a unit that can be
/// converted. Null where there is none.
[[nodiscard]] const Column* counterpart(const Column& wanted, const Dataset& dataset);

/// Whether the columns of two tables that have a role are the same: of one name, or of one name but for units that can
/// be converted. Tables of one program are alike. Wide tables are stacked as different ones, since their series are
/// columns.
[[nodiscard]] bool equalLayouts(const StackPart& a, const StackPart& b);

/// Parts of equal layout are stacked column by column; columns without a role that some parts lack are empty there.
/// Of different ones the stack has the series, the factors that all share and the chosen metrics as one column; a
/// factor that not all share tells series apart, so that no row is lost. Units are those of the first part, into which
/// the others are converted. Errors: noSharedFactor; unitsDiffer where units measure different things; noNumericColumn
/// for a part without a metric; cancelled.
[[nodiscard]] base::Expected<Stack> stack(const std::vector<StackPart>& parts, base::Progress& progress);

}  // namespace greyscope::data
