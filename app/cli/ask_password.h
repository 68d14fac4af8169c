#pragma once

#include <string>

#include "app/sources/database_source.h"
#include "core/base/error.h"

namespace greyscope::app::cli {

/// Where a server does not let the user in and no password is known: looks into the keyring, then asks at the terminal,
/// if there is one. Tells whether there is a password to try now.
[[nodiscard]] bool findPassword(const base::Error& error, const std::string& path);

}  // namespace greyscope::app::cli
