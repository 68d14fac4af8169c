#pragma once

#include <string>
#include <vector>

#include "app/sources/dialect.h"
#include "app/sources/query/query_text.h"
#include "core/base/error.h"
#include "core/data/recipe/filter.h"

namespace greyscope::app {

/// Returns the column with this name if it can be read. Errors: unknownColumn; fileNotReadable (kTypeNotReadable).
[[nodiscard]] base::Expected<const DatabaseColumn*> readableColumn(const std::vector<DatabaseColumn>& columns,
                                                                   const std::string& name);

/// Returns the SQL text after WHERE for these filters, which selects exactly the rows that data::Filter selects. Empty
/// without filters. Errors: those of readableColumn(); conditionNotNumeric.
[[nodiscard]] base::Expected<QueryText> conditionText(const std::vector<data::Filter>& filters,
                                                      const std::vector<DatabaseColumn>& columns,
                                                      const Dialect& dialect, const Quotes& quotes);

}  // namespace greyscope::app
