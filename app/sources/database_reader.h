#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/sources/database_connection.h"
#include "app/sources/database_source.h"
#include "app/sources/query/query_text.h"
#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/reader.h"

namespace greyscope::app {

/// Maximum number of rows that are read if the query has no limit. Each row needs about ten bytes per column.
inline constexpr std::uint64_t kMostDatabaseRows = 50'000'000;

/// What a query would fetch, without the rows.
struct DatabasePlan {
    DatabaseSource source = {};  ///< the source; if the database has only one table, with its name
    std::string server = {};     ///< display name of the kind of server
    std::string sql = {};
    std::vector<std::string> values = {};  ///< values that are bound to the "?" in `sql`
    std::vector<DatabaseColumn> columns = {};
    std::vector<std::string> arriving = {};  ///< names of the columns of the resulting table
    std::optional<double> rowsLooked = {};   ///< estimated number of rows that the server must read
    std::optional<double> rowsArriving = {};
    std::string explained = {};  ///< the plan that the server itself gives; may be empty
};

/// A table that was read from a database, and its source.
struct DatabaseRows {
    io::Imported imported;
    DatabaseSource source;  ///< the source; if the database has only one table, with its name
};

// Each of the following functions returns within a second of being cancelled, whatever the server does. If the server
// does not answer within connectSeconds(), the function fails with kNoAnswer.

/// Returns the tables and views of a database. Errors: those of OpenDatabase::open().
[[nodiscard]] base::Expected<std::vector<DatabaseTable>> databaseTables(const DatabaseConnection& connection,
                                                                        base::Progress& progress);
/// Returns what readDatabase() would fetch, without reading the rows. Errors: those of readDatabase().
[[nodiscard]] base::Expected<DatabasePlan> planDatabase(const DatabaseSource& source, base::Progress& progress);
/// Reads the rows that a source describes; groups are sorted by their keys. Errors: those of OpenDatabase::open() and
/// writeQuery(); fileNotReadable with a reason of database_faults.h; cancelled.
[[nodiscard]] base::Expected<DatabaseRows> readDatabase(const DatabaseSource& source, base::Progress& progress);

}  // namespace greyscope::app
