#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/sources/database_source.h"

namespace greyscope::app {

/// The options that a URL may give a connection of this kind. No other reaches a client library: some of theirs load
/// libraries, run statements, read password files or name another server than the URL does.
[[nodiscard]] const std::vector<std::string>& connectionOptions(DatabaseKind kind);

/// What is wrong with an option, and what is possible instead.
struct OptionFault {
    std::string what;
    std::string choices;
};
/// Nothing where the value is possible. Of ODBC's "connect" only the keys are looked at: checkedOdbcText() looks at its
/// driver, which only the system knows.
[[nodiscard]] std::optional<OptionFault> optionFault(DatabaseKind kind, const std::string& option,
                                                     const std::string& value);

/// Seconds that a server has to answer when it is connected to: 10, or what "connect_timeout" says.
[[nodiscard]] int connectSeconds(const DatabaseConnection& connection);
/// Seconds that a statement of SQLite may take for its first row, and for each further one: 60, or what "row_timeout"
/// says.
[[nodiscard]] int rowSeconds(const DatabaseConnection& connection);

}  // namespace greyscope::app
