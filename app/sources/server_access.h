#pragma once

#include <functional>
#include <string>

#include "app/sources/database_source.h"
#include "core/base/error.h"

// Servers that may be asked. A study names servers, but only a person decides that one is connected to: by typing its
// URL or by approving it. Nothing is connected to that is not listed here, for as long as the program runs. Any thread
// may ask. Files of SQLite are data, as other files are, and need no approval.

namespace greyscope::app {

/// "user@host/database", as a person recognises it.
[[nodiscard]] std::string connectionLabel(const DatabaseConnection& connection);
/// What an approval is for: where the server is and how it is reached, whatever the user and the database.
[[nodiscard]] std::string serverOf(const DatabaseConnection& connection);

void allowServer(const std::string& server);
/// Where the text is a URL that a person typed; does nothing where it is another text.
void allowTyped(const std::string& url);
[[nodiscard]] bool mayConnect(const DatabaseConnection& connection);

/// Whether a server may be asked for a table of a study.
using ServerApproval = std::function<bool(const DatabaseConnection&)>;

/// fileNotReadable (kNotApproved).
[[nodiscard]] base::Error notApproved(const DatabaseConnection& connection);
/// The server that an error wants to be approved; "" where it is another error.
[[nodiscard]] std::string serverToApprove(const base::Error& error);

}  // namespace greyscope::app
