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
    std::string source;  ///< name that identifies its rows in the stack
    Dataset dataset;
    Roles roles;
    bool wide = false;   ///< each metric is a series
    std::string metric;  ///< chosen metric of a long table; empty = the first metric
};

/// A column of a part that was converted to the unit of its column in the stack: multiplied by `factor`.
struct UnitChange {
    std::string column, from, to;
    double factor = 1.0;
    bool operator==(const UnitChange&) const = default;
};

/// Account of one stacked part.
struct StackAccount {
    std::string source;
    std::size_t rows = 0;  ///< number of rows of the part; all are in the stack
    std::vector<UnitChange> converted;
    /// Columns without a unit, assumed to have the unit of the stack's column.
    std::vector<std::string> unitAssumed;
    std::vector<std::string> leftOut;  ///< columns that are not in the stack
    std::size_t times = 1;             ///< copies of each row: once per series for a wide part, otherwise 1
    bool operator==(const StackAccount&) const = default;
};

/// Tables stacked below each other. The first key names the table that a row belongs to: series are called "part:name".
/// The line of a row refers to its part's file.
struct Stack {
    Dataset dataset;
    Roles roles;
    std::string metric;
    bool equalLayout = false;  ///< the parts have the same columns with roles
    std::vector<StackAccount> parts;
};

/// The column of `dataset` that corresponds to `wanted`: it has the same name, or the same name apart from a
/// convertible unit. Null if there is none.
[[nodiscard]] const Column* counterpart(const Column& wanted, const Dataset& dataset);

/// Whether two tables have the same columns with roles: of the same names, or the same names apart from convertible
/// units. Tables of one program have equal layouts. Wide tables never have, since their series are columns.
[[nodiscard]] bool equalLayouts(const StackPart& a, const StackPart& b);

/// Stacks tables. Parts of equal layout are stacked column by column; a column without a role that a part lacks is
/// empty there. With different layouts the stack contains the series, the factors that all parts share and the chosen
/// metrics as one column; a factor that not all parts share becomes a key, so that no row is lost. Units are those of
/// the first part; the other parts are converted. Errors: noSharedFactor; unitsDiffer if units measure different
/// quantities; noNumericColumn if a part has no metric; cancelled.
[[nodiscard]] base::Expected<Stack> stack(const std::vector<StackPart>& parts, base::Progress& progress);

}  // namespace greyscope::data
