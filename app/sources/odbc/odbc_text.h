#pragma once

#include <string>
#include <utility>
#include <vector>

#include "app/sources/database_source.h"
#include "core/base/error.h"

namespace greyscope::app {

/// The key-value pairs of an ODBC connection string in order: keys in capital letters, values without braces.
using OdbcPairs = std::vector<std::pair<std::string, std::string>>;
[[nodiscard]] OdbcPairs odbcPairs(const std::string& text);
/// The inverse of odbcPairs().
[[nodiscard]] std::string odbcText(const OdbcPairs& pairs);
/// Returns the value of a key; "" if there is none.
[[nodiscard]] std::string odbcValue(const OdbcPairs& pairs, const std::string& key);

/// The allowed keys, which say where a server is and how it is reached. All other keys are refused, because drivers
/// know keys that load libraries (LoadExt), run statements (InitStmt, ConnSettings) or write files (SaveFile,
/// TraceFile).
[[nodiscard]] const std::vector<std::string>& odbcKeys();
/// Returns the pairs of a connection: those of its string, or its data source.
[[nodiscard]] OdbcPairs odbcPairs(const DatabaseConnection& connection);

/// Returns the text that Qt's driver passes to ODBC, with user and password. Drivers and data sources must be
/// registered with the system, and a file to be read must exist, because drivers create missing files. Errors:
/// fileNotFound; fileNotReadable (kOdbcUnknown, kUrlWrong).
[[nodiscard]] base::Expected<std::string> checkedOdbcText(const DatabaseConnection& connection,
                                                          const std::string& secret);

}  // namespace greyscope::app
