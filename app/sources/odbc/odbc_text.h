#pragma once

#include <string>
#include <utility>
#include <vector>

#include "app/sources/database_source.h"
#include "core/base/error.h"

namespace greyscope::app {

/// The keys and values of an ODBC connection string, in order. Keys are in capital letters, values without braces.
using OdbcPairs = std::vector<std::pair<std::string, std::string>>;
[[nodiscard]] OdbcPairs odbcPairs(const std::string& text);
/// Returns the connection string with these keys and values, which odbcPairs() parses.
[[nodiscard]] std::string odbcText(const OdbcPairs& pairs);
/// Returns the value of a key in an ODBC connection string; "" if the key is missing.
[[nodiscard]] std::string odbcValue(const OdbcPairs& pairs, const std::string& key);

/// Returns the keys that are allowed in an ODBC connection string: they say where a server is and how it is reached.
/// Other keys are refused, because drivers have keys that load libraries (LoadExt), run statements (InitStmt,
/// ConnSettings) or write files (SaveFile, TraceFile).
[[nodiscard]] const std::vector<std::string>& odbcKeys();
/// Returns the keys and values for a connection: those of its connection string, or the name of its data source.
[[nodiscard]] OdbcPairs odbcPairs(const DatabaseConnection& connection);

/// Returns the connection string that Qt's driver passes to ODBC, with user and password. Drivers and data sources must
/// be registered with the system. A file to be read must exist, because drivers create missing files. Errors:
/// fileNotFound; fileNotReadable (kOdbcUnknown, kUrlWrong).
[[nodiscard]] base::Expected<std::string> checkedOdbcText(const DatabaseConnection& connection,
                                                          const std::string& secret);

}  // namespace greyscope::app
