#pragma once

#include <string>
#include <vector>

#include "app/sources/database_connection.h"
#include "app/sources/query/query_text.h"
#include "core/base/error.h"
#include "core/base/progress.h"

namespace greyscope::app {

/// Returns the columns of a FROM clause and how each can be read. The types of SQLite columns are not binding, so the
/// first rows decide. Errors: those of the statement.
[[nodiscard]] base::Expected<std::vector<DatabaseColumn>> databaseColumns(OpenDatabase& database,
                                                                          const std::string& from,
                                                                          base::Progress& progress);

}  // namespace greyscope::app
