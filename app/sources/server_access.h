#pragma once

#include <functional>
#include <string>

#include "app/sources/database_source.h"
#include "core/base/error.h"

// The servers that the user has approved. A study names servers, but only a user decides whether the program connects
// to one, by typing its URL or by approving it. The program connects only to servers in this list, which lasts until
// the program ends. Thread-safe. SQLite files are data like other files and need no approval.

namespace greyscope::app {

/// Returns a connection as "user@host/database", for display.
[[nodiscard]] std::string connectionLabel(const DatabaseConnection& connection);
/// Returns the text that identifies the server of a connection for an approval: where it is and how it is reached,
/// without user and database.
[[nodiscard]] std::string serverOf(const DatabaseConnection& connection);

void allowServer(const std::string& server);
/// Approves the server of a URL that the user has typed; does nothing if `url` is not the URL of a server.
void allowTyped(const std::string& url);
[[nodiscard]] bool mayConnect(const DatabaseConnection& connection);

/// A function that returns whether the program may connect to a server for a table of a study.
using ServerApproval = std::function<bool(const DatabaseConnection&)>;

/// Returns the error for a server that is not approved: fileNotReadable (kNotApproved).
[[nodiscard]] base::Error notApproved(const DatabaseConnection& connection);
/// Returns the server that the user must approve before the operation with this error can succeed; "" for other errors.
[[nodiscard]] std::string serverToApprove(const base::Error& error);

}  // namespace greyscope::app
