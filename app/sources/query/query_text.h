#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "app/sources/database_source.h"
#include "app/sources/dialect.h"
#include "core/base/error.h"

namespace greyscope::app {

/// How the cells of a column can be read.
enum class DatabaseCellKind { number, text, time, unreadable };
struct DatabaseColumn {
    std::string name;
    DatabaseCellKind kind = DatabaseCellKind::text;
    std::string type;        ///< the server's name of the type
    bool asText = false;     ///< the server must convert it to text
    bool isFloat = false;    ///< its mean is a double even without a cast
    bool anyNumber = false;  ///< may contain NaN, infinity or, in SQLite, text
};

/// The quotation marks around names.
struct Quotes {
    char open = '"';
    char close = '"';
};
[[nodiscard]] std::string quoted(const std::string& name, const Quotes& quotes);

/// SQL with bound values: `values[i]` is between parts i and i + 1. Values are never pasted into the SQL.
struct QueryText {
    using Value = std::variant<double, std::string>;
    std::vector<std::string> parts{std::string()};
    std::vector<Value> values;
    /// Returns the SQL to prepare, with "?" for each value.
    [[nodiscard]] std::string sql() const;
};

/// A column of the resulting table, and the fields of a row from which it is calculated.
struct ResultColumn {
    std::string name;
    DatabaseColumn column;
    std::optional<data::Aggregation> statistic;
    /// One field. For a quantile from ranked rows four: the value below, the value above, the rank of the former, and
    /// the count.
    std::vector<std::size_t> fields;
    /// The column is a description, not a metric: the count or spread beside a mean, or a number that the user did not
    /// ask for and whose name is not that of a measurement.
    bool describes = false;
};

struct WrittenQuery {
    QueryText text;
    std::vector<ResultColumn> columns;
    std::size_t fields = 0;
    bool trusts = false;  ///< values are not checked one by one; a mean that is not finite shows that they must be
};

/// Returns the FROM clause of the rows: a quoted table, or the user's own statement as a subquery.
[[nodiscard]] std::string sourceText(const std::string& quotedTable, const std::string& sql);

/// Whether the server checks that each value of a column is finite. Checking costs it a tenth of its time or more, so
/// values are trusted if the result reveals non-finite ones.
enum class Values { trusted, checked };

/// Writes the SQL of a query. Errors: unknownColumn; columnNotNumeric; conditionNotNumeric; fileNotReadable
/// (kTypeNotReadable) if the query contains a column that cannot be read.
[[nodiscard]] base::Expected<WrittenQuery> writeQuery(const DatabaseQuery& query, const std::string& from,
                                                      const std::vector<DatabaseColumn>& columns,
                                                      const Dialect& dialect, const Quotes& quotes,
                                                      Values values = Values::trusted);

/// Returns a single statement without its terminator. Error: fileNotReadable (kSeveralStatements, kCallRefused).
[[nodiscard]] base::Expected<std::string> oneStatement(const std::string& sql);

}  // namespace greyscope::app
