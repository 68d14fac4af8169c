#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/sources/database_source.h"

namespace greyscope::app {

/// The options that a URL may contain for this kind of database. No other option reaches a client library, because some
/// load libraries, run statements, read password files or name another server than the URL.
[[nodiscard]] const std::vector<std::string>& connectionOptions(DatabaseKind kind);

/// What is wrong with an option, and the allowed values.
struct OptionFault {
    std::string what;
    std::string choices;
};
/// Returns what is wrong with a value; nullopt if it is allowed. For ODBC's "connect" only the keys are checked:
/// checkedOdbcText() checks the driver, which only the system knows.
[[nodiscard]] std::optional<OptionFault> optionFault(DatabaseKind kind, const std::string& option,
                                                     const std::string& value);

/// Returns the time in seconds within which a server must accept a connection: "connect_timeout", or 10.
[[nodiscard]] int connectSeconds(const DatabaseConnection& connection);
/// Returns the time in seconds that an SQLite statement may take for its first row and for each further one:
/// "row_timeout", or 60.
[[nodiscard]] int rowSeconds(const DatabaseConnection& connection);

}  // namespace greyscope::app
