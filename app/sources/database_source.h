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
/// The kinds' names, which are their URL schemes: "sqlite", "postgresql", "mysql", "odbc".
[[nodiscard]] const base::Names<DatabaseKind>& databaseKindNames();

/// The address of a database and the user; never a password.
struct DatabaseConnection {
    DatabaseKind kind = DatabaseKind::sqlite;
    std::string host;                                 ///< empty: the kind's default; a path: a socket
    int port = 0;                                     ///< 0: the kind's default
    std::string database;                             ///< SQLite: the file; ODBC: the data source
    std::string user;                                 ///< empty: the client library's default
    std::map<std::string, std::string> options = {};  ///< "sslmode" -> "require"
    bool operator==(const DatabaseConnection&) const = default;
    auto operator<=>(const DatabaseConnection&) const = default;
};

/// Returns the name of a statistic in URLs and column names, such as "p50" for the median.
[[nodiscard]] std::string statisticText(const data::Aggregation& statistic);
[[nodiscard]] std::optional<data::Aggregation> statisticFrom(std::string_view text);
/// The statistics from which an interval of the mean can be calculated: count, mean, variance.
[[nodiscard]] const std::vector<data::Aggregation>& usualStatistics();

/// The description of what is fetched.
struct DatabaseQuery {
    std::string table = {};                 ///< "t" or "schema.t"; empty: `sql`, or the only table
    std::string sql = {};                   ///< the user's own SELECT statement
    std::vector<std::string> columns = {};  ///< columns to fetch without groups; empty: all readable columns
    std::vector<data::Filter> where = {};
    std::vector<std::string> group = {};  ///< one row per combination of their values; empty: the rows as stored
    /// Aggregated in each group; empty: every numeric column that is not in `group`.
    std::vector<std::string> measures = {};
    std::vector<data::Aggregation> statistics = {};  ///< empty: usualStatistics()
    std::optional<std::uint64_t> limit = {};
    bool operator==(const DatabaseQuery&) const = default;
};

struct DatabaseSource {
    DatabaseConnection connection;
    DatabaseQuery query;
    bool operator==(const DatabaseSource&) const = default;
};

/// Whether the text begins like a database URL.
[[nodiscard]] bool isDatabaseUrl(std::string_view text);
/// Parses a URL such as
/// `postgresql://user@host:5432/database?table=t&where=tasks>1&group=system,tasks&measure=rate&statistics=mean,p95`.
/// Error: fileNotReadable (kUrlWrong).
[[nodiscard]] base::Expected<DatabaseSource> databaseSource(const std::string& url);
/// Returns the URL of a source; equal sources have the same URL. The inverse of databaseSource().
[[nodiscard]] std::string databaseUrl(const DatabaseSource& source);
/// Returns the file named by a path or by the URL of an SQLite database; empty for a server.
[[nodiscard]] std::string fileOfSource(const std::string& path);
/// Returns the URL without the query, as messages show it.
[[nodiscard]] std::string databaseUrl(const DatabaseConnection& connection);
/// Returns the name for a table read from the source: the database table's name, "query", or the file's name.
[[nodiscard]] std::string databaseTableName(const DatabaseSource& source);

/// Returns "t (postgresql://host/database)"; other texts are returned unchanged.
[[nodiscard]] std::string databaseLabel(const std::string& url);

/// A URL without its password, and that password.
struct UrlAndSecret {
    std::string url;
    std::string secret;
};
/// Separates the password from any text that begins like a URL, even if the rest is invalid.
[[nodiscard]] UrlAndSecret withoutSecret(const std::string& url);

}  // namespace greyscope::app
