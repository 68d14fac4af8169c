#pragma once

#include <string>
#include <vector>

#include "app/cli/output/output.h"
#include "core/base/error.h"

namespace greyscope::app::cli {

/// Returns the query for each database and its expected result, and what reading each file would give. Errors: those of
/// planDatabase() and planFile(); optionConflict for standard input.
[[nodiscard]] base::Expected<std::string> planOutput(const std::vector<std::string>& sources, Format format);

}  // namespace greyscope::app::cli
