#pragma once

#include <string>

#include "app/sources/database_source.h"
#include "core/base/error.h"

namespace greyscope::app::cli {

/// Looks for a password after the server of `path` refused the login (`error`): in the keyring, or by asking at the
/// terminal, if there is one. Returns whether there is a password to try.
[[nodiscard]] bool findPassword(const base::Error& error, const std::string& path);

}  // namespace greyscope::app::cli
