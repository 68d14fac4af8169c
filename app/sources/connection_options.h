#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/sources/database_source.h"

namespace greyscope::app {

/// Returns the names of the options that a URL may contain for this kind of database. Other options are not passed to a
/// client library, because some load libraries, run statements, read password files or name another server than the
/// URL.
[[nodiscard]] const std::vector<std::string>& connectionOptions(DatabaseKind kind);

/// What is wrong with an option in a URL, and which values are allowed.
struct OptionFault {
    std::string what;
    std::string choices;
};
/// Returns what is wrong with the value of an option in a URL; nullopt if it is allowed. Of ODBC's "connect", only the
/// keys are checked. checkedOdbcText() checks its driver, which only the system knows.
[[nodiscard]] std::optional<OptionFault> optionFault(DatabaseKind kind, const std::string& option,
                                                     const std::string& value);

/// Returns the time limit in seconds for a server to accept a connection: the option "connect_timeout", or 10.
[[nodiscard]] int connectSeconds(const DatabaseConnection& connection);
/// Returns the time limit in seconds that an SQLite statement has for its first row and for each further row: the
/// option "row_timeout", or 60.
[[nodiscard]] int rowSeconds(const DatabaseConnection& connection);

}  // namespace greyscope::app
