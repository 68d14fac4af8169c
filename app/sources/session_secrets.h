#pragma once

#include <string>

#include "app/sources/database_source.h"

namespace greyscope::app {

// Passwords that were typed or read from the keyring, kept until the program ends. They belong to the process, like
// PGPASSWORD in the environment, and never to a study. Thread-safe.

void keepSecret(const DatabaseConnection& connection, const std::string& secret);
/// Returns the password of a connection; "" if none was given, so that the client library uses its own sources
/// (.pgpass, PGPASSWORD, my.cnf).
[[nodiscard]] std::string secretOf(const DatabaseConnection& connection);
/// Returns the URL without its password, which is kept for its connection. Other texts are returned unchanged.
[[nodiscard]] std::string takeSecret(const std::string& url);

}  // namespace greyscope::app
