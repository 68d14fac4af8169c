#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/sources/database_source.h"

namespace greyscope::app {

/// The SQL of one kind of database: everything that differs between databases. In a text, %1 stands for an expression
/// and %2 for a number. An empty text means that the database lacks the feature.
struct Dialect {
    std::string_view name;     ///< name of the database for display
    std::string_view driver;   ///< name of the driver in Qt
    std::string_view package;  ///< Debian package that contains the driver
    std::string_view number;   ///< converts %1 to a double
    std::string_view finite;   ///< converts %1 to a double; NULL if it is not finite
    std::string_view text;     ///< converts %1 of another type to text; dates in ISO 8601
    std::string_view same;     ///< tests whether the text %1 equals the parameter; case-sensitive
    std::string_view contains;
    std::string_view key;  ///< the text %1 as a key of groups, case-sensitive
    /// Sample variance of %1; empty: it is calculated from the deviations from the group's mean.
    std::string_view variance;
    /// Quantile %2 of %1, interpolated like base::quantile(); empty: it is calculated from the ranked rows.
    std::string_view quantile;
    std::string_view most;                ///< clause that limits the result to at most %1 rows
    std::string_view explain;             ///< prefix of a statement, with which the server describes how it would run
    std::vector<std::string_view> begin;  ///< statements that begin a session and a read-only transaction
    std::string_view inOrder;             ///< makes rows arrive in the order in which the database stores them
    std::string_view session;             ///< statement that returns the number of the session
    std::string_view cancel;              ///< statement that cancels what session %1 is running, from another session
    /// Statement that returns schema, name and estimated number of rows of each table; empty: the driver lists the
    /// tables.
    std::string_view tables;
    /// Statement that returns oid, name and category of the types %1; empty: the driver knows the types.
    std::string_view types;
    bool meansTell = false;  ///< whether a mean is finite only if all of its values are
};

/// The SQL dialect that a server understands. It can differ from DatabaseKind, because ODBC connects to any kind of
/// server.
enum class Spoken { sqlite, postgresql, mysql, sqlServer, standard };
[[nodiscard]] const Dialect& dialectOf(Spoken spoken);
[[nodiscard]] const Dialect& dialectOf(DatabaseKind kind);

/// Returns a text of Dialect in which %1 is replaced by `first` and %2 by `second`.
[[nodiscard]] std::string filled(std::string_view text, std::string_view first, std::string_view second = {});

}  // namespace greyscope::app
