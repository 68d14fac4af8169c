#pragma once

#include <string>

#include "app/sources/database_source.h"

namespace greyscope::app {

// Stores passwords that were typed or read from the keyring, until the program ends. They belong to the process, like
// PGPASSWORD in the environment, and never to a study. Thread-safe.

void keepSecret(const DatabaseConnection& connection, const std::string& secret);
/// Returns the stored password of a connection. "" if there is none; the client library then uses its own sources
/// (.pgpass, PGPASSWORD, my.cnf).
[[nodiscard]] std::string secretOf(const DatabaseConnection& connection);
/// Removes the password from a database URL, stores it for the connection, and returns the URL. Other texts are
/// returned unchanged.
[[nodiscard]] std::string takeSecret(const std::string& url);

}  // namespace greyscope::app
