#pragma once

#include <string>
#include <vector>

#include "core/base/progress.h"
#include "core/data/recipe/steps/reshaped_table.h"

namespace greyscope::data {

/// A column gives way to the parts of its cells. The pattern is the text of a cell with the names of new columns in
/// braces where it differs: `host{host}/ost{ost}` makes host 12 and ost 3 of "host12/ost3". A part has at least one
/// character and goes up to the first place where the text behind it in the pattern stands, the last one to the end.
/// "{{" and "}}" are braces. A new column is numeric where each of its parts is a number.
struct SplitColumn {
    std::string column;
    std::string pattern;
    bool operator==(const SplitColumn&) const = default;
};

/// The names in a pattern in their order, or patternNotUsable: without a name, with one twice or empty, with a brace
/// that is not closed, or with names that nothing separates.
[[nodiscard]] base::Expected<std::vector<std::string>> patternNames(const std::string& pattern);

/// Cells that the pattern does not fit are counted; their parts are empty. unknownColumn, duplicateColumn,
/// patternNotUsable, patternFitsNothing.
[[nodiscard]] base::Expected<StepAccount> applyStep(const SplitColumn& step, ReshapedTable& table,
                                                    base::Progress& progress);

}  // namespace greyscope::data
