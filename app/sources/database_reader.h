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

/// Limit of rows if the query has none; each row takes about ten bytes per column.
inline constexpr std::uint64_t kMostDatabaseRows = 50'000'000;

/// A description of what a query would fetch.
struct DatabasePlan {
    DatabaseSource source = {};  ///< with its table, if that is the only one
    std::string server = {};     ///< the name of the server's kind for display
    std::string sql = {};
    std::vector<std::string> values = {};  ///< bound to the "?" of `sql`
    std::vector<DatabaseColumn> columns = {};
    std::vector<std::string> arriving = {};  ///< columns of the resulting table
    std::optional<double> rowsLooked = {};   ///< estimated number of rows that the server goes through
    std::optional<double> rowsArriving = {};
    std::string explained = {};  ///< the server's own plan; may be empty
};

/// A table that was read, and its source.
struct DatabaseRows {
    io::Imported imported;
    DatabaseSource source;  ///< with its table, if that is the only one
};

// Each function returns within a second of being cancelled, whatever the server does. If the server does not answer
// within connectSeconds(), it fails with kNoAnswer.

/// Returns the tables and views. Errors: those of OpenDatabase::open().
[[nodiscard]] base::Expected<std::vector<DatabaseTable>> databaseTables(const DatabaseConnection& connection,
                                                                        base::Progress& progress);
/// Returns what readDatabase() would fetch, without reading the rows. Errors: those of readDatabase().
[[nodiscard]] base::Expected<DatabasePlan> planDatabase(const DatabaseSource& source, base::Progress& progress);
/// Reads the rows; groups are sorted by their keys. Errors: those of OpenDatabase::open() and writeQuery();
/// fileNotReadable with one of database_faults.h; cancelled.
[[nodiscard]] base::Expected<DatabaseRows> readDatabase(const DatabaseSource& source, base::Progress& progress);

}  // namespace greyscope::app
