#pragma once

#include <QSqlError>

#include <string>
#include <vector>

#include "app/sources/database_source.h"
#include "core/base/error.h"

namespace greyscope::app {

/// Returns the message of the server or the client library, in one line, without the password.
[[nodiscard]] std::string serverWords(const DatabaseConnection& connection, const QSqlError& error);
/// Returns fileNotReadable with a reason of database_faults.h and its further arguments.
[[nodiscard]] base::Error faultAt(const DatabaseConnection& connection, const char* fault,
                                  std::vector<std::string> more = {});
/// Returns fileNotReadable with the reason as far as known.
[[nodiscard]] base::Error connectError(const DatabaseConnection& connection, const QSqlError& error);
/// Whether the server refused the login because of the password, or because there was none.
[[nodiscard]] bool isPasswordRefused(const base::Error& error);
/// `lost`: the connection no longer responds.
[[nodiscard]] base::Error statementError(const DatabaseConnection& connection, const QSqlError& error, bool lost);

}  // namespace greyscope::app
