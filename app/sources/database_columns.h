#pragma once

#include <string>
#include <vector>

#include "app/sources/database_connection.h"
#include "app/sources/query/query_text.h"
#include "core/base/error.h"
#include "core/base/progress.h"

namespace greyscope::app {

/// The columns of a FROM, and what can be read of each. SQLite's types bind nothing: there the first rows tell.
/// Errors: those of the statement.
[[nodiscard]] base::Expected<std::vector<DatabaseColumn>> databaseColumns(OpenDatabase& database,
                                                                          const std::string& from,
                                                                          base::Progress& progress);

}  // namespace greyscope::app
