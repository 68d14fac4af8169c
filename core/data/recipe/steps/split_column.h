#pragma once

#include <string>
#include <vector>

#include "core/base/progress.h"
#include "core/data/recipe/steps/reshaped_table.h"

namespace greyscope::data {

/// Recipe step that replaces a column by new columns with parts of its cells. The pattern is the text of a cell with
/// the names of the new columns in braces: `host{host}/ost{ost}` gives host 12 and ost 3 for "host12/ost3". A part has
/// at least one character and ends at the first occurrence of the text that follows it in the pattern; the last part
/// extends to the end. "{{" and "}}" are literal braces. A new column is numeric if each of its parts is a number.
struct SplitColumn {
    std::string column;
    std::string pattern;
    bool operator==(const SplitColumn&) const = default;
};

/// Returns the names of the new columns in a pattern, in order. Error: patternNotUsable if there is no name, a name is
/// empty or occurs twice, a brace is not closed, or nothing separates two names.
[[nodiscard]] base::Expected<std::vector<std::string>> patternNames(const std::string& pattern);

/// Splits the column and returns the row account. Cells that do not match the pattern are counted, and their parts are
/// empty. Errors: unknownColumn, duplicateColumn, patternNotUsable, patternFitsNothing.
[[nodiscard]] base::Expected<StepAccount> applyStep(const SplitColumn& step, ReshapedTable& table,
                                                    base::Progress& progress);

}  // namespace greyscope::data
