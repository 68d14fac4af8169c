#pragma once

#include <string>

#include "core/base/error.h"

namespace greyscope::app::cli {

/// The file argument for standard input.
inline constexpr const char* kStandardInput = "-";

/// Returns the whole standard input. Errors: standardInput (a terminal, empty, or the reason why it cannot be read),
/// fileTooLarge.
[[nodiscard]] base::Expected<std::string> readStandardInput();

}  // namespace greyscope::app::cli
