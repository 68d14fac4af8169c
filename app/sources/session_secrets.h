#pragma once

#include <string>

#include "app/sources/database_source.h"

namespace greyscope::app {

// Passwords that were typed, or came out of the keyring, for as long as the program runs: of the process, as the
// environment and its PGPASSWORD are, and of no study. Any thread may ask.

void keepSecret(const DatabaseConnection& connection, const std::string& secret);
/// "" where none was given: the client library then goes by its own (.pgpass, PGPASSWORD, my.cnf).
[[nodiscard]] std::string secretOf(const DatabaseConnection& connection);
/// The text without the password in it, which is kept for its connection. Other texts come back as they are.
[[nodiscard]] std::string takeSecret(const std::string& url);

}  // namespace greyscope::app
