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
/// "sqlite", "postgresql", "mysql", "odbc": the schemes of their URLs.
[[nodiscard]] const base::Names<DatabaseKind>& databaseKindNames();

/// Where a database is, and as whom it is asked. Never a password.
struct DatabaseConnection {
    DatabaseKind kind = DatabaseKind::sqlite;
    std::string host;                                 ///< empty: the kind's default; a path: a socket
    int port = 0;                                     ///< 0: the kind's default
    std::string database;                             ///< SQLite: the file; ODBC: the data source
    std::string user;                                 ///< empty: as the client library has it
    std::map<std::string, std::string> options = {};  ///< "sslmode" -> "require"
    bool operator==(const DatabaseConnection&) const = default;
    auto operator<=>(const DatabaseConnection&) const = default;
};

/// As a URL and the names of columns have it: of the median "p50".
[[nodiscard]] std::string statisticText(const data::Aggregation& statistic);
[[nodiscard]] std::optional<data::Aggregation> statisticFrom(std::string_view text);
/// Those that let an interval of the mean be calculated again: count, mean, variance.
[[nodiscard]] const std::vector<data::Aggregation>& usualStatistics();

/// What is fetched.
struct DatabaseQuery {
    std::string table = {};                 ///< "t" or "schema.t"; empty: `sql`, or the only table
    std::string sql = {};                   ///< one SELECT of somebody's own
    std::vector<std::string> columns = {};  ///< without groups; empty: all that can be read
    std::vector<data::Filter> where = {};
    std::vector<std::string> group = {};  ///< a row for each combination of their values; empty: the rows as they are
    std::vector<std::string> measures = {};  ///< summed up in each group; empty: every number that does not group
    std::vector<data::Aggregation> statistics = {};  ///< empty: usualStatistics()
    std::optional<std::uint64_t> limit = {};
    bool operator==(const DatabaseQuery&) const = default;
};

struct DatabaseSource {
    DatabaseConnection connection;
    DatabaseQuery query;
    bool operator==(const DatabaseSource&) const = default;
};

/// Whether the text begins as the URL of a database does.
[[nodiscard]] bool isDatabaseUrl(std::string_view text);
/// `postgresql://user@host:5432/database?table=t&where=tasks>1&group=system,tasks&measure=rate&statistics=mean,p95`.
/// Error: fileNotReadable (kUrlWrong).
[[nodiscard]] base::Expected<DatabaseSource> databaseSource(const std::string& url);
/// databaseSource() reads back what this writes: the same source has one URL.
[[nodiscard]] std::string databaseUrl(const DatabaseSource& source);
/// The file that a path or the URL of a database of SQLite names; empty for a server.
[[nodiscard]] std::string fileOfSource(const std::string& path);
/// Without what is fetched, as messages name it.
[[nodiscard]] std::string databaseUrl(const DatabaseConnection& connection);
/// What a table of it is called: the table's name, "query", or the file's.
[[nodiscard]] std::string databaseTableName(const DatabaseSource& source);

/// "t (postgresql://host/database)"; a text that is no URL of one as it stands.
[[nodiscard]] std::string databaseLabel(const std::string& url);

/// A URL and the password that stood in it.
struct UrlAndSecret {
    std::string url;
    std::string secret;
};
/// Of any text that begins as one, also where the rest is wrong.
[[nodiscard]] UrlAndSecret withoutSecret(const std::string& url);

}  // namespace greyscope::app
