#pragma once

#include <string>
#include <utility>
#include <vector>

#include "app/sources/database_source.h"
#include "core/base/error.h"

namespace greyscope::app {

/// The pairs of a connection string of ODBC in their order: keys in capital letters, values without their braces.
using OdbcPairs = std::vector<std::pair<std::string, std::string>>;
[[nodiscard]] OdbcPairs odbcPairs(const std::string& text);
/// odbcPairs() reads back what this writes.
[[nodiscard]] std::string odbcText(const OdbcPairs& pairs);
/// The value of a key; "" where there is none.
[[nodiscard]] std::string odbcValue(const OdbcPairs& pairs, const std::string& key);

/// Where a server is and how it is reached. Every other key is refused: among those that drivers know are some that
/// load libraries (LoadExt), run statements (InitStmt, ConnSettings) and write files (SaveFile, TraceFile).
[[nodiscard]] const std::vector<std::string>& odbcKeys();
/// The keys of a connection: those of its string, or its data source.
[[nodiscard]] OdbcPairs odbcPairs(const DatabaseConnection& connection);

/// What Qt's driver hands to ODBC, with user and password. Drivers and data sources are those that the system
/// registers, and a file that is to be read has to be there: drivers make what they do not find.
/// Errors: fileNotFound; fileNotReadable (kOdbcUnknown, kUrlWrong).
[[nodiscard]] base::Expected<std::string> checkedOdbcText(const DatabaseConnection& connection,
                                                          const std::string& secret);

}  // namespace greyscope::app
