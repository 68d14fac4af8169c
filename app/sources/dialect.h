#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/sources/database_source.h"

namespace greyscope::app {

/// The SQL of one kind of database: everything that differs between them. %1 stands for an expression, %2 for a number.
/// An empty text means that the database has no such feature.
struct Dialect {
    std::string_view name;     ///< name for display
    std::string_view driver;   ///< Qt's driver
    std::string_view package;  ///< package that contains the driver
    std::string_view number;   ///< %1 as a double
    std::string_view finite;   ///< %1 as a double; NULL if it is not finite
    std::string_view text;     ///< %1 of another type as text; dates in ISO 8601
    std::string_view same;     ///< whether the text %1 equals the parameter, case-sensitive
    std::string_view contains;
    std::string_view key;       ///< the text %1 as a group key, case-sensitive
    std::string_view variance;  ///< sample variance; empty: calculated from the deviations from the group's mean
    /// Quantile %2 of %1, interpolated as base::quantile() does; empty: calculated from the ranked rows.
    std::string_view quantile;
    std::string_view most;                ///< limits the result to at most %1 rows
    std::string_view explain;             ///< prefix of a statement that explains how another one would run
    std::vector<std::string_view> begin;  ///< statements that begin a session and a read-only transaction
    std::string_view inOrder;             ///< makes rows arrive in the order in which they are stored
    std::string_view session;             ///< returns the number of the session
    std::string_view cancel;              ///< cancels the statement of session %1, from another session
    /// Returns schema, name and approximate number of rows; empty: the driver lists the tables.
    std::string_view tables;
    std::string_view types;  ///< returns oid, name and category of the types %1; empty: the driver knows the types
    bool meansTell = false;  ///< a mean is finite only if all of its values are
};

/// The dialect of a server. It can differ from DatabaseKind, because ODBC connects to any kind of server.
enum class Spoken { sqlite, postgresql, mysql, sqlServer, standard };
[[nodiscard]] const Dialect& dialectOf(Spoken spoken);
[[nodiscard]] const Dialect& dialectOf(DatabaseKind kind);

/// Returns the text with %1 and %2 replaced.
[[nodiscard]] std::string filled(std::string_view text, std::string_view first, std::string_view second = {});

}  // namespace greyscope::app
