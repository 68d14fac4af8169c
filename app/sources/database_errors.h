#pragma once

#include <QSqlError>

#include <string>
#include <vector>

#include "app/sources/database_source.h"
#include "core/base/error.h"

namespace greyscope::app {

/// Returns the message of the server or of the client library as one line, without the password.
[[nodiscard]] std::string serverWords(const DatabaseConnection& connection, const QSqlError& error);
/// Returns the error fileNotReadable with a reason (`fault`) of database_faults.h; `more` contains its further
/// arguments.
[[nodiscard]] base::Error faultAt(const DatabaseConnection& connection, const char* fault,
                                  std::vector<std::string> more = {});
/// Returns the error for a connection that could not be opened: fileNotReadable, with the reason of database_faults.h
/// that the driver's error indicates.
[[nodiscard]] base::Error connectError(const DatabaseConnection& connection, const QSqlError& error);
/// Whether the error means that the server refused the login because the password was wrong or missing.
[[nodiscard]] bool isPasswordRefused(const base::Error& error);
/// Returns the error for a statement that failed: fileNotReadable, with a reason of database_faults.h. `lost`: whether
/// the connection no longer responds.
[[nodiscard]] base::Error statementError(const DatabaseConnection& connection, const QSqlError& error, bool lost);

}  // namespace greyscope::app
