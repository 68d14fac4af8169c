#pragma once

#include <string>

#include "core/base/error.h"

namespace greyscope::app::cli {

/// Reads a small file completely, such as a scenario or a layout; "-" is standard input. Errors: those of
/// InputFile::open(), fileTooLarge (1 MiB), those of readStandardInput().
[[nodiscard]] base::Expected<std::string> readTextFile(const std::string& path);

}  // namespace greyscope::app::cli
