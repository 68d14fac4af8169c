#pragma once

#include <string>
#include <vector>

#include "app/cli/output/output.h"
#include "core/base/error.h"

namespace greyscope::app::cli {

/// What each database would be asked and what would arrive, and what reading each file would bring. Errors: those of
/// planDatabase() and planFile(); optionConflict of standard input.
[[nodiscard]] base::Expected<std::string> planOutput(const std::vector<std::string>& sources, Format format);

}  // namespace greyscope::app::cli
