#pragma once

#include <string>
#include <vector>

#include "app/sources/database_connection.h"
#include "app/sources/query/query_text.h"
#include "core/base/error.h"
#include "core/base/progress.h"

namespace greyscope::app {

/// Returns the columns that a FROM clause gives, and how each can be read. For SQLite, the first rows decide, because
/// the declared types of its columns are not binding. Errors: those of the statement.
[[nodiscard]] base::Expected<std::vector<DatabaseColumn>> databaseColumns(OpenDatabase& database,
                                                                          const std::string& from,
                                                                          base::Progress& progress);

}  // namespace greyscope::app
