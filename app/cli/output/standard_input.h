#pragma once

#include <string>

#include "core/base/error.h"

namespace greyscope::app::cli {

/// The file argument that means standard input.
inline constexpr const char* kStandardInput = "-";

/// Everything that standard input holds. Errors: standardInput (a terminal, nothing, or why it cannot be read),
/// fileTooLarge.
[[nodiscard]] base::Expected<std::string> readStandardInput();

}  // namespace greyscope::app::cli
