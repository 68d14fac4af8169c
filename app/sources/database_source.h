#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/base/names.h"
#include "core/data/recipe/filter.h"
#include "core/data/series/aggregation.h"

namespace greyscope::app {

enum class DatabaseKind { sqlite, postgresql, mysql, odbc };
/// Returns the names of the kinds of databases, which are also the schemes of their URLs: "sqlite", "postgresql",
/// "mysql", "odbc".
[[nodiscard]] const base::Names<DatabaseKind>& databaseKindNames();

/// The address of a database, and the user; it never contains a password.
struct DatabaseConnection {
    DatabaseKind kind = DatabaseKind::sqlite;
    std::string host;      ///< empty: the default of the kind of database; a path: a socket
    int port = 0;          ///< 0: the default of the kind of database
    std::string database;  ///< name of the database; for SQLite its file, for ODBC the data source
    std::string user;      ///< empty: the default of the client library
    std::map<std::string, std::string> options = {};  ///< options of the URL by name, "sslmode" -> "require"
    bool operator==(const DatabaseConnection&) const = default;
    auto operator<=>(const DatabaseConnection&) const = default;
};

/// Returns the name of a statistic in URLs and column names: "p50" for the median.
[[nodiscard]] std::string statisticText(const data::Aggregation& statistic);
[[nodiscard]] std::optional<data::Aggregation> statisticFrom(std::string_view text);
/// Returns the statistics from which an interval of the mean can be calculated: count, mean, variance. They are the
/// default.
[[nodiscard]] const std::vector<data::Aggregation>& usualStatistics();

/// What is fetched from a database: a table or a statement, with conditions, columns, groups and statistics.
struct DatabaseQuery {
    std::string table = {};  ///< "t" or "schema.t"; empty: `sql` or, without it, the only table of the database
    std::string sql = {};    ///< a SELECT statement of the user; empty: `table` is read
    /// Columns to fetch if there are no groups; empty: all columns that can be read.
    std::vector<std::string> columns = {};
    std::vector<data::Filter> where = {};
    /// Columns that define the groups: there is one row for each combination of their values; empty: the rows as
    /// stored.
    std::vector<std::string> group = {};
    /// Columns that are aggregated in each group; empty: every numeric column that is not in `group`.
    std::vector<std::string> measures = {};
    /// Statistics of each measure in a group; empty: usualStatistics().
    std::vector<data::Aggregation> statistics = {};
    std::optional<std::uint64_t> limit = {};
    bool operator==(const DatabaseQuery&) const = default;
};

struct DatabaseSource {
    DatabaseConnection connection;
    DatabaseQuery query;
    bool operator==(const DatabaseSource&) const = default;
};

/// Whether a text begins with the scheme of a database URL.
[[nodiscard]] bool isDatabaseUrl(std::string_view text);
/// Parses a database URL such as
/// `postgresql://user@host:5432/database?table=t&where=tasks>1&group=system,tasks&measure=rate&statistics=mean,p95`.
/// Error: fileNotReadable (kUrlWrong).
[[nodiscard]] base::Expected<DatabaseSource> databaseSource(const std::string& url);
/// Returns the URL that databaseSource() parses to this source; equal sources have the same URL.
[[nodiscard]] std::string databaseUrl(const DatabaseSource& source);
/// Returns the path of the file that a path or the URL of an SQLite database names; empty for a server.
[[nodiscard]] std::string fileOfSource(const std::string& path);
/// Returns the URL of a connection, without what is fetched, for messages.
[[nodiscard]] std::string databaseUrl(const DatabaseConnection& connection);
/// Returns a name for the table that is read from a source: the name of the table in the database, "query" for a
/// statement, or the name of the file.
[[nodiscard]] std::string databaseTableName(const DatabaseSource& source);

/// Returns a short description of a database URL: "t (postgresql://host/database)". Other texts are returned unchanged.
[[nodiscard]] std::string databaseLabel(const std::string& url);

/// A URL from which the password was removed, and the password.
struct UrlAndSecret {
    std::string url;
    std::string secret;
};
/// Removes the password from any text that begins like a database URL, even if the rest is invalid, and returns both.
[[nodiscard]] UrlAndSecret withoutSecret(const std::string& url);

}  // namespace greyscope::app
