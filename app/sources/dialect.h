#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/sources/database_source.h"

namespace greyscope::app {

/// How one kind of database wants to be asked: all that differs between them. %1 stands for an expression, %2 for a
/// number. An empty text says that it has no such thing.
struct Dialect {
    std::string_view name;     ///< as people call it
    std::string_view driver;   ///< Qt's
    std::string_view package;  ///< that the driver is in
    std::string_view number;   ///< %1 as a double
    std::string_view finite;   ///< %1 as a double, NULL where it is no finite number
    std::string_view text;     ///< %1 of another type as text; dates as ISO 8601 has them
    std::string_view same;     ///< whether the text %1 is the parameter, letter case told apart
    std::string_view contains;
    std::string_view key;       ///< the text %1 as a group has it, letter case told apart
    std::string_view variance;  ///< of a sample; empty: summed from the distances to the mean of the group
    std::string_view quantile;  ///< %2 of %1, interpolated as base::quantile() does; empty: from the ranked rows
    std::string_view most;      ///< at most %1 rows
    std::string_view explain;   ///< begins a statement that tells how another one would run
    std::vector<std::string_view> begin;  ///< a session, and in it a transaction that cannot write
    std::string_view inOrder;             ///< rows as they are come in the order in which they are stored
    std::string_view session;             ///< its number
    std::string_view cancel;              ///< what session %1 does, from another one
    std::string_view tables;              ///< schema, name, about how many rows; empty: the driver lists them
    std::string_view types;               ///< oid, name and category of the types %1; empty: the driver tells
    bool meansTell = false;               ///< a mean is finite only where all of its values are
};

/// What a server calls itself differs from what reaches it: behind ODBC stands any of them.
enum class Spoken { sqlite, postgresql, mysql, sqlServer, standard };
[[nodiscard]] const Dialect& dialectOf(Spoken spoken);
[[nodiscard]] const Dialect& dialectOf(DatabaseKind kind);

/// The text with its places filled.
[[nodiscard]] std::string filled(std::string_view text, std::string_view first, std::string_view second = {});

}  // namespace greyscope::app
