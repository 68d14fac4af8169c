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

/// What the cells of a column can be read as.
enum class DatabaseCellKind { number, text, time, unreadable };
struct DatabaseColumn {
    std::string name;
    DatabaseCellKind kind = DatabaseCellKind::text;
    std::string type;        ///< as the server calls it
    bool asText = false;     ///< the server has to make text of it
    bool isFloat = false;    ///< its mean is a double whether it is made one before or not
    bool anyNumber = false;  ///< may hold NaN, infinity, or, with SQLite, text
};

/// What names are written between.
struct Quotes {
    char open = '"';
    char close = '"';
};
[[nodiscard]] std::string quoted(const std::string& name, const Quotes& quotes);

/// SQL with the values that are bound to it, one between each part and the next: none is ever pasted into it.
struct QueryText {
    using Value = std::variant<double, std::string>;
    std::vector<std::string> parts{std::string()};
    std::vector<Value> values;
    /// With "?" for each value, as it is prepared.
    [[nodiscard]] std::string sql() const;
};

/// A column of the table that arrives, and the fields of a row that it is made of.
struct ResultColumn {
    std::string name;
    DatabaseColumn column;
    std::optional<data::Aggregation> statistic;
    /// One; of a quantile that is made of ranked rows: the value below, the one above, the rank of the former, the
    /// count.
    std::vector<std::size_t> fields;
    /// What goes with a mean, the count and the spread of its values; a number that nobody asked for and whose name is
    /// that of no measurement
    bool describes = false;
};

struct WrittenQuery {
    QueryText text;
    std::vector<ResultColumn> columns;
    std::size_t fields = 0;
    bool trusts = false;  ///< values are not looked at one by one: a mean that is not finite tells that they have to be
};

/// The FROM of the rows: a quoted table, or somebody's own statement as a table of its own.
[[nodiscard]] std::string sourceText(const std::string& quotedTable, const std::string& sql);

/// What is not known of the values of a column: whether all are finite. To look at each takes the server a tenth of its
/// time and more, so that they are trusted where the answer tells.
enum class Values { trusted, checked };

/// Writes what is asked of these columns. Errors: unknownColumn; columnNotNumeric; conditionNotNumeric;
/// fileNotReadable (kTypeNotReadable) where a column is asked for that cannot be read.
[[nodiscard]] base::Expected<WrittenQuery> writeQuery(const DatabaseQuery& query, const std::string& from,
                                                      const std::vector<DatabaseColumn>& columns,
                                                      const Dialect& dialect, const Quotes& quotes,
                                                      Values values = Values::trusted);

/// One statement, without what ends it. Error: fileNotReadable (kSeveralStatements, kCallRefused).
[[nodiscard]] base::Expected<std::string> oneStatement(const std::string& sql);

}  // namespace greyscope::app
