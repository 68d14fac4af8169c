#pragma once

#include <string>

#include "core/base/error.h"

namespace greyscope::app::cli {

/// The FILE argument that means standard input.
inline constexpr const char* kStandardInput = "-";

/// Reads standard input to its end. Errors: standardInput if it is a terminal, is empty or cannot be read;
/// fileTooLarge.
[[nodiscard]] base::Expected<std::string> readStandardInput();

}  // namespace greyscope::app::cli
