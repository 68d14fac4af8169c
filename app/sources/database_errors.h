#pragma once

#include <QSqlError>

#include <string>
#include <vector>

#include "app/sources/database_source.h"
#include "core/base/error.h"

namespace greyscope::app {

/// What the server or the client library says, in a line, without the password.
[[nodiscard]] std::string serverWords(const DatabaseConnection& connection, const QSqlError& error);
/// fileNotReadable with one of database_faults.h and what stands behind it.
[[nodiscard]] base::Error faultAt(const DatabaseConnection& connection, const char* fault,
                                  std::vector<std::string> more = {});
/// fileNotReadable with what is known of the reason.
[[nodiscard]] base::Error connectError(const DatabaseConnection& connection, const QSqlError& error);
/// Whether the server lets nobody in with the password that was known, or with none.
[[nodiscard]] bool isPasswordRefused(const base::Error& error);
/// `lost`: the connection no longer answers.
[[nodiscard]] base::Error statementError(const DatabaseConnection& connection, const QSqlError& error, bool lost);

}  // namespace greyscope::app
