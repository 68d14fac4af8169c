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

/// How the program reads the cells of a database column.
enum class DatabaseCellKind { number, text, time, unreadable };
struct DatabaseColumn {
    std::string name;
    DatabaseCellKind kind = DatabaseCellKind::text;
    std::string type;        ///< type of the column, as the server calls it
    bool asText = false;     ///< whether the server must convert the values to text
    bool isFloat = false;    ///< whether the mean of the column is a double even without a cast
    bool anyNumber = false;  ///< whether the column may contain NaN, infinity or, in SQLite, text
};

/// The characters with which a database encloses names of tables and columns.
struct Quotes {
    char open = '"';
    char close = '"';
};
[[nodiscard]] std::string quoted(const std::string& name, const Quotes& quotes);

/// SQL text with bound values: `values[i]` is between parts i and i + 1. Values never become part of the SQL text.
struct QueryText {
    using Value = std::variant<double, std::string>;
    std::vector<std::string> parts{std::string()};
    std::vector<Value> values;
    /// Returns the SQL text for the server, with "?" in place of each value.
    [[nodiscard]] std::string sql() const;
};

/// A column of the table that is read, with the fields of a result row from which its values are calculated.
struct ResultColumn {
    std::string name;
    DatabaseColumn column;
    std::optional<data::Aggregation> statistic;
    /// Indices of the fields in a row. Normally one; for a quantile from ranked rows four: the value below, the value
    /// above, the rank of the value below, and the count.
    std::vector<std::size_t> fields;
    /// Whether the column is a description and not a metric. Descriptions are the count or spread beside a mean, and
    /// numbers that the user did not request and whose name is not that of a measurement.
    bool describes = false;
};

struct WrittenQuery {
    QueryText text;
    std::vector<ResultColumn> columns;
    std::size_t fields = 0;
    /// Whether values are not checked one by one; a mean that is not finite then shows that they must be.
    bool trusts = false;
};

/// Returns the expression after FROM: the quoted name of the table or, with `sql`, the user's statement as a subquery.
[[nodiscard]] std::string sourceText(const std::string& quotedTable, const std::string& sql);

/// Whether the server checks that each value of a column is finite. The check needs a tenth of the server's time or
/// more. Values are thus trusted first, if the result would reveal values that are not finite.
enum class Values { trusted, checked };

/// Writes the SQL of a query. Errors: unknownColumn; columnNotNumeric; conditionNotNumeric; fileNotReadable
/// (kTypeNotReadable) if a column of the query cannot be read.
[[nodiscard]] base::Expected<WrittenQuery> writeQuery(const DatabaseQuery& query, const std::string& from,
                                                      const std::vector<DatabaseColumn>& columns,
                                                      const Dialect& dialect, const Quotes& quotes,
                                                      Values values = Values::trusted);

/// Returns `sql` without its terminator, if it is a single statement that may be run. Error: fileNotReadable
/// (kSeveralStatements, kCallRefused).
[[nodiscard]] base::Expected<std::string> oneStatement(const std::string& sql);

}  // namespace greyscope::app
