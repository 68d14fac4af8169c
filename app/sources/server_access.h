#pragma once

#include <functional>
#include <string>

#include "app/sources/database_source.h"
#include "core/base/error.h"

// The approved servers. A study names servers, but only a user decides whether the program connects to one, by typing
// its URL or by approving it. The program connects only to servers listed here; the list lasts until the program ends.
// Thread-safe. SQLite files are data like other files and need no approval.

namespace greyscope::app {

/// Returns "user@host/database", for display.
[[nodiscard]] std::string connectionLabel(const DatabaseConnection& connection);
/// Returns the text that an approval applies to: where the server is and how it is reached, without user and database.
[[nodiscard]] std::string serverOf(const DatabaseConnection& connection);

void allowServer(const std::string& server);
/// Approves the server of a URL that the user typed; does nothing for other texts.
void allowTyped(const std::string& url);
[[nodiscard]] bool mayConnect(const DatabaseConnection& connection);

/// Decides whether the program may connect to a server for a table of a study.
using ServerApproval = std::function<bool(const DatabaseConnection&)>;

/// Returns fileNotReadable (kNotApproved).
[[nodiscard]] base::Error notApproved(const DatabaseConnection& connection);
/// Returns the server that must be approved according to an error; "" for other errors.
[[nodiscard]] std::string serverToApprove(const base::Error& error);

}  // namespace greyscope::app
