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

/// More rows than these are not read unless a limit says so: each is some ten bytes a column.
inline constexpr std::uint64_t kMostDatabaseRows = 50'000'000;

/// What would be fetched.
struct DatabasePlan {
    DatabaseSource source = {};  ///< with its table, where it was the only one
    std::string server = {};     ///< as people call it
    std::string sql = {};
    std::vector<std::string> values = {};  ///< bound to its "?"
    std::vector<DatabaseColumn> columns = {};
    std::vector<std::string> arriving = {};  ///< columns of the table that arrives
    std::optional<double> rowsLooked = {};   ///< about as many rows are gone through
    std::optional<double> rowsArriving = {};
    std::string explained = {};  ///< by the server; may be empty
};

/// A table that was read, and what it was read of.
struct DatabaseRows {
    io::Imported imported;
    DatabaseSource source;  ///< with its table, where it was the only one
};

// Each returns within a second of being cancelled, whatever the server does, and where the server does not answer
// within connectSeconds() with the error kNoAnswer.

/// Tables and views. Errors: those of OpenDatabase::open().
[[nodiscard]] base::Expected<std::vector<DatabaseTable>> databaseTables(const DatabaseConnection& connection,
                                                                        base::Progress& progress);
/// Nothing is read but what the server says of it. Errors: as readDatabase().
[[nodiscard]] base::Expected<DatabasePlan> planDatabase(const DatabaseSource& source, base::Progress& progress);
/// The rows, of groups sorted by these. Errors: those of OpenDatabase::open() and writeQuery(); fileNotReadable with
/// one of database_faults.h; cancelled.
[[nodiscard]] base::Expected<DatabaseRows> readDatabase(const DatabaseSource& source, base::Progress& progress);

}  // namespace greyscope::app
